type Policy = { createHTML: (html: string) => string; createScriptURL: (url: string) => string };
type Rules = { [Make in keyof Policy]?: (text: string) => string | null };

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Rules) => Policy };
  }
}

let cleaned: Policy | undefined;

/**
 * Marks HTML that was sanitised on the server, or that is only parsed and never shown. Under the site's Trusted Types
 * policy the browser accepts no other HTML.
 */
export function trustedHtml(html: string): string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  cleaned ??= window.trustedTypes.createPolicy('kelana', { createHTML: (text) => text });
  return cleaned.createHTML(html);
}
