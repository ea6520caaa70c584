import createCache, { type EmotionCache } from '@emotion/cache';
import createEmotionServer from '@emotion/server/create-instance';
import { hashOf, styleSheetHashes } from './style-sheet-hashes';

// Emotion fills an empty style element rule by rule: its hash admits that, and no other inline style.
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

export const createDocumentCache = (): EmotionCache => {
  const cache = createCache({ key: 'css' });
  // Otherwise every style is printed beside its element instead of being collected.
  cache.compat = true;
  return cache;
};

/** The control styles a page used, and the policy that admits exactly these; one pair for each render of the document. */
export function styleTags(cache: EmotionCache, html: string) {
  const { styles } = createEmotionServer(cache).extractCriticalToChunks(html);
  const used = styles.filter((style) => style.css);
  const hashes = used.map(({ css }) => hashOf(css));
  return {
    policy: `style-src-elem 'self' ${[EMPTY_STYLE, ...hashes, ...styleSheetHashes()].join(' ')}; style-src-attr 'none'`,
    tags: used.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={`${key} ${ids.join(' ')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet emotion has just written
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  };
}
