import { interpolate } from '../messages/messages.ts';

// The colours are those of the site's theme.
const STYLE = `
body { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; background: #fffdfa; color: #24384a;
  font: 1rem/1.55 system-ui, sans-serif; }
h1, h2 { color: #0b2032; line-height: 1.2; }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; }
h2 { margin: 2.25rem 0 .5rem; font-size: 1.125rem; }
a { color: #184b71; }
a:focus-visible { outline: 3px solid #1e5c88; outline-offset: 2px; }
dl { display: grid; gap: .75rem; margin: 1rem 0; }
dd { margin: 0; color: #435260; }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
label { display: block; margin: .75rem 0; font-weight: 600; }
input, select, textarea { display: block; box-sizing: border-box; width: 100%; margin-top: .25rem; padding: .5rem .625rem;
  border: 1px solid #8a94a0; border-radius: .5rem; background: #fff; color: inherit; font: 1rem/1.5 system-ui, sans-serif; }
fieldset { margin: 1.25rem 0; padding: .25rem 1rem 1rem; border: 1px solid #e8dccb; border-radius: .625rem; }
legend { padding: 0 .375rem; font-weight: 700; color: #0b2032; }
button { margin: 0 .5rem .5rem 0; padding: .625rem 1rem; border: 1px solid #184b71; border-radius: .5rem;
  background: #fff; color: #184b71; font: 600 1rem system-ui, sans-serif; cursor: pointer; }
button[value="publish"] { background: #184b71; color: #fff; }
input:focus-visible, select:focus-visible, textarea:focus-visible, button:focus-visible,
[tabindex]:focus-visible { outline: 3px solid #1e5c88; outline-offset: 2px; }
pre { overflow-x: auto; padding: .875rem 1rem; border: 1px solid #e8dccb; border-radius: .625rem; background: #fbf6ef; }
`;

const STATIC_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** HTML with each `{name}` replaced by the text of that name. */
export function fillTemplate(html: string, texts: Record<string, string>): string {
  const escaped = Object.entries(texts).map(([key, text]) => [key, escapeHtml(text)]);
  return interpolate(html, Object.fromEntries(escaped));
}

/** A page of the host; `body` is HTML. */
export function renderPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/** Returns a text for the content or a quoted attribute of HTML. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** An HTML page of the host. The default CSP allows no external resources. */
export function htmlResponse(
  text: string,
  { policy = STATIC_POLICY, cache = 'no-cache', status = 200 } = {},
): Response {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': cache };
  return new Response(text, { status, headers: { ...headers, 'content-security-policy': policy } });
}
