import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { escapeHtml, renderPage } from '../html-pages.ts';
import { htmlResponse } from '../html-response.ts';

// `style-src` allows the styles of all pages of the host, which are in the page.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Serves the developer panel (`/panel`), with its script and its styles below it. Null for any other path. `site` is
 * the origin of the site.
 */
export async function servePanel(pathname: string, site: string): Promise<Response | null> {
  if (pathname === '/panel') {
    return htmlResponse(panelPage(site), { headers: { 'content-security-policy': POLICY } });
  }
  if (pathname === '/panel/panel.css') return textResponse(await readPanelFile('panel.css'), 'text/css');
  if (pathname === '/panel/panel.js') {
    const { code } = await transform(await readPanelFile('panel.ts'), { loader: 'ts' });
    return textResponse(code, 'text/javascript');
  }
  return null;
}

const readPanelFile = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');

function textResponse(text: string, type: string): Response {
  return new Response(text, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } });
}

// A form with `data-control` sends its fields as the body of this control; the names are those of the control API.
const panelPage = (site: string) =>
  renderPage(
    'Developer panel',
    `<link rel="stylesheet" href="/panel/panel.css">
<script type="module" src="/panel/panel.js"></script>
<p><a href="/">Service host</a> <a href="/docs">API reference</a> <a id="site" href="${escapeHtml(site)}">The site</a></p>
<h1>Developer panel</h1>
<p id="now">Asking the service host …</p>
<p id="offline" role="alert"></p>
<p id="problem" role="alert"></p>
<p id="done" role="status"></p>
<div class="sections">
<section>
<h2>World</h2>
<form><label>World <input name="world" id="world" list="worlds" pattern="[\\w.\\-]{1,64}" placeholder="main world"></label>
<datalist id="worlds"></datalist><button>Open</button></form>
<p>This page shows and changes this world only. The site uses the main world, or that of
<code>NEXT_PUBLIC_MOCK_WORLD</code>.</p>
<form data-control="POST /reset"><label>Scenario <select name="scenario" id="scenario"></select></label>
<button>Start it with fresh data</button></form>
<p>This also ends the faults, the delay and the sessions, and sets the clock to today.</p>
<form data-control="POST /clock">
<label>Days from today <input name="offsetDays" id="offsetDays" type="number" required></label><button>Set clock</button></form>
<form data-control="POST /latency">
<label>Delay of every call, ms <input name="ms" id="latencyMs" type="number" min="0" required></label>
<label>Spread, ms <input name="spreadMs" id="latencySpreadMs" type="number" min="0"></label><button>Set delay</button></form>
</section>
<section>
<h2>Faults</h2>
<ul id="faults" tabindex="-1"></ul>
<form data-control="DELETE /faults"><button>Remove all</button></form>
<form data-control="POST /faults">
<label>Operation <select name="operationId" id="operation"><option value="">All operations</option></select></label>
<label>What happens <select name="effect" id="effect">
<option value="status">A status</option><option value="network">The connection breaks</option>
<option value="emptyBody">An empty 500</option><option value="malformed">A body that is no JSON</option>
<option value="wrongShape">JSON of another shape</option><option value="cut">The body breaks off</option>
<option value="hang">No answer, ever</option><option value="delay">Only a delay</option></select></label>
<fieldset id="response"><legend>Response</legend>
<label>Status <input name="status" type="number" min="400" max="599" value="500" list="statuses" required></label>
<datalist id="statuses"></datalist>
<label>Retry-After, seconds <input name="retryAfterSeconds" type="number" min="0"></label>
<label>Message, else the host's own <input name="message"></label></fieldset>
<label>Delay, ms <input name="delayMs" type="number" min="0"></label>
<label>Times, else until removed <input name="times" type="number" min="1"></label>
<button>Add fault</button></form>
</section>
<section>
<h2>Accounts</h2>
<ul id="accounts"></ul>
<p>A button opens the site of <code>npm run dev</code> in a new tab, signed in. The site of <code>npm start</code>
ignores this; sign in there with the password <code>Kelana2027</code>.</p>
<form data-control="POST /expire"><button>Let all sessions run out</button></form>
</section>
<section>
<h2>Departures</h2>
<form data-control="POST /departures"><label>Tour, the number in its address <input id="tour" type="number" min="1"></label>
<label>Departure <select name="id" id="departure" data-number required></select></label>
<label>Seats left <input name="seat" id="seat" type="number" min="0" data-null placeholder="on request"></label>
<label>Price, Rp <input name="price" id="price" type="number" min="0" data-null placeholder="on request"></label>
<button>Change departure</button></form>
</section>
<section>
<h2>Outbox</h2>
<ul id="outbox"></ul>
</section>
</div>
<section>
<h2>Log of calls</h2>
<label><input id="onlyBroken" type="checkbox"> Only calls that broke the document</label>
<ol id="calls" tabindex="-1"></ol>
</section>`,
  );
