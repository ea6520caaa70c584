const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '.-]*$/u;
// The rule of HTML, with at least one dot in the domain.
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/** Returns a typed line without outer spaces, with single spaces between words. */
export const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** Returns a typed email address in small letters, without the start of a copied link. */
export const tidyEmail = (text: string): string =>
  tidy(text)
    .replace(/^mailto:/i, '')
    .toLowerCase();

export const isName = (text: string): boolean => NAME.test(text);

export const isEmail = (text: string): boolean => EMAIL.test(text);
