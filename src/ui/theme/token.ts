/**
 * Returns a token of `tokens.css` for the style of a control. It stays a custom property, so that it follows the colours
 * of its background.
 */
export const token = (name: string): string => `var(--${name})`;

/** Returns the `font` shorthand of a text style of `tokens.css`. */
export const typeStyle = (name: string): string => `var(--w-${name}) var(--t-${name}) var(--font)`;
