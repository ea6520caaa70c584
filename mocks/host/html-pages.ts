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

/** The host's start page. Both arguments are origins; without the variable MOCK_SITE, `site` is a default. */
export function indexPage(host: string, site: string): string {
  return renderPage(
    'Kelana service host',
    `<h1>Kelana service host</h1>
<p>It answers the API document on this machine, with invented data.</p>
<dl>
<div><dt><a href="/docs">API reference</a></dt><dd>The rules of the service, and every operation with
its examples and a form to try it.</dd></div>
<div><dt><a href="/openapi.json">The document</a></dt><dd>The OpenAPI 3.1 document that the SDK is generated from.</dd></div>
<div><dt><a href="/panel">Developer panel</a></dt><dd>Scenario, faults, delay, clock, demo accounts, departures, mails
and the last requests.</dd></div>
<div><dt><a href="/edit">Editor</a></dt><dd>Titles, descriptions and prices of tours and articles, as drafts
and published.</dd></div>
<div><dt><a href="/__mock">State and log</a></dt>
<dd>The same as JSON, with all names that can be chosen.</dd></div>
<div><dt><a href="/__mock/outbox">Outbox</a></dt><dd>The mails that the host would have sent, with their links.</dd></div>
<div><dt><a href="${escapeHtml(site)}">The site</a></dt><dd>${escapeHtml(site)}</dd></div>
</dl>
<h2>Change how it behaves</h2>
<pre>${escapeHtml(`curl ${host}/__mock/reset -d '{"scenario":"sold-out"}'
curl ${host}/__mock/faults -d '{"operationId":"bookTour","status":500,"times":1}'
curl -X DELETE ${host}/__mock/faults
curl ${host}/__mock/latency -d '{"ms":800}'
curl ${host}/__mock/clock -d '{"offsetDays":30}'
curl ${host}/__mock/expire -d '{}'    # ends all sessions`)}</pre>
<h2>Choose the response to one request</h2>
<p>A <code>Prefer</code> header selects a documented example by status or name, or adds a delay in milliseconds.
<code>/__mock</code> lists the names.</p>
<pre>${escapeHtml(`curl -H 'Prefer: code=500' ${host}/v1/modules/banners
curl -H 'Prefer: example=sold-out' ${host}/v1/modules/tour/17/itineraries
curl -H 'Prefer: delay=1500' ${host}/v1/modules/banners`)}</pre>`,
  );
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
