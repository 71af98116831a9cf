import { isLight, lightAttribute } from "../pictures/is-light.ts";

/** Loads the buttons of light load once it is on. */
export function watchLightLoad(): void {
  const show = () => {
    if (isLight()) {
      // Without the buttons the switch still shows all pictures.
      import("./show-buttons.ts")
        .then((it) => it.showButtons(lightAttribute), () => {});
    }
  };
  new MutationObserver(show).observe(document.documentElement, {
    attributeFilter: [lightAttribute],
  });
  show();
}
