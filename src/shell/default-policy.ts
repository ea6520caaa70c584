// React makes a script element from the first, and empties one with the second; neither runs anything.
const HARMLESS = ['<script></script>', ''];

/**
 * What becomes of text that no named policy has passed: addresses of the build's own scripts stay what they are, since
 * Next's router writes them as text; everything else is refused.
 */
export function installDefaultPolicy(): void {
  const scripts = `${window.location.origin}/_next/static/`;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (HARMLESS.includes(html) ? html : null),
    createScriptURL: (url) => (new URL(url, window.location.href).href.startsWith(scripts) ? url : null),
  });
}
