import {
  dataSaverAttribute,
  isDataSaverOn,
} from "../pictures/is-data-saver-on.ts";

/** Loads the buttons of the data saver once it is on. */
export function watchDataSaver(): void {
  const show = () => {
    if (isDataSaverOn()) {
      // Without the buttons the switch still shows all pictures.
      import("./show-buttons.ts")
        .then((it) => it.showButtons(), () => {});
    }
  };
  new MutationObserver(show).observe(document.documentElement, {
    attributeFilter: [dataSaverAttribute],
  });
  show();
}
