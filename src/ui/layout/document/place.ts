/** Where session storage has the places; the inline script reads it too. */
export const placesKey = "places";

/** Custom property: the height of the main part until its content is there. */
export const heldHeight = "--held";
