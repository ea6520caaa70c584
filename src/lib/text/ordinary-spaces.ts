/** Returns a text for other programs: with ordinary spaces, and without the marks that keep a word on one line. */
export const withOrdinarySpaces = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
