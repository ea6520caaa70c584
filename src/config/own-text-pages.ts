const OWN_TEXTS = /^\/(account|auth|corporate\/register|privacy-policy|term-and-condition)(\/|$)/;

/** True for a page without texts of the service, which exists in every language whatever the service knows. */
export const hasOwnTextsOnly = (route: string): boolean => OWN_TEXTS.test(route);
