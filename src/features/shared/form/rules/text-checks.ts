const NAME = /^[\p{L}\p{M}][\p{L}\p{M} '.-]*$/u;
// HTML's own rule, with at least one dot in the domain.
const EMAIL = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i;

/** What stays of a typed line: no spaces around, one between words, a plain apostrophe. */
export const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ').replace(/[‘’]/g, "'");

export const isName = (text: string): boolean => NAME.test(text);

export const isEmail = (text: string): boolean => EMAIL.test(text);
