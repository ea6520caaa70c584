const SLUG = /^[\w-](?:[\w.-]{0,198}[\w-])?$/;

/** Returns true for a text that can be a slug of the service, the last part of a page's address. */
export const isSlug = (text: unknown): text is string => typeof text === 'string' && SLUG.test(text);
