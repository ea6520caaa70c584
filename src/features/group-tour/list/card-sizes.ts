/** The widths of a card in the list. */
export const CARD_SIZES = '(min-width: 1280px) 300px, (min-width: 640px) 45vw, 96px';
