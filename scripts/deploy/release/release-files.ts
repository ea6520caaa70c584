/** The folder of a release that holds the browser files of its own build, for the next release. */
export const OWN_STATIC = 'own-static';
