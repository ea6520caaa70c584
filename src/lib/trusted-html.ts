type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
type Rules = { [Make in keyof Policy]?: (text: string) => string | null };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy };
  }
}

let cleaned: Policy | undefined;

/**
 * Names HTML that was cleaned on the server, or that is only taken apart and never shown. Under the site's policy the
 * browser makes HTML of nothing else.
 */
export function trustedHtml(html: string): string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  cleaned ??= window.trustedTypes.createPolicy('kelana', { createHTML: (text) => text });
  return cleaned.createHTML(html);
}
