/**
 * Data attribute of the root element while React hydrates: the page must have
 * no other elements then.
 */
export const hydratingKey = "hydrating";
