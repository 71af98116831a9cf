/** React's JSX functions as an ES module: the build uses it for every element. */
import * as runtime from "react/jsx-runtime";

export const { Fragment, jsx, jsxs } = runtime;
