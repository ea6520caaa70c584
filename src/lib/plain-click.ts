type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns true for a press that opens a link in its place, and neither in another tab or window nor as a download. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
