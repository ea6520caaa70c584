import { styleSheetHashes } from './style-sheet-hashes';

// Emotion fills an empty style element rule by rule: its hash admits that, and no other inline style.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * What a page says about styles: those of the build and the ones controls write in the browser. The server prints none,
 * since no control is rendered there.
 */
export function stylePolicy(sheets: readonly string[] = styleSheetHashes()): string {
  return `style-src-elem 'self' ${[EMPTY_STYLE, ...sheets].join(' ')}; style-src-attr 'none'`;
}
