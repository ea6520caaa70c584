import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { build } from 'esbuild';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { answerCall } from '../answer-call.ts';
import { listen } from '../host/listen.ts';
import { serveStatic } from '../host/serve-static.ts';
import { createMockContext } from '../mock-context.ts';

// The demo in front of an ordinary build of the site: it adds the script to each page whose worker answers the browser,
// and answers the calls and pictures that the site's server asks for.
const port = Number(process.env.DEMO_PORT);
/** The addresses of the site behind this server, and of this server for browsers. */
const site = process.env.DEMO_SITE ?? '';
const demoUrl = process.env.DEMO_URL ?? '';

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** The mocks as one script, with the PDF that a browser can write. */
const { outputFiles } = await build({
  entryPoints: [pathOf('page.ts')],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  external: ['./render-pdf.ts'],
});
const scripts: Record<string, string> = {
  '/demo.js': outputFiles[0]?.text ?? '',
  '/demo-worker.js': await readFile(pathOf('demo-worker.js'), 'utf8'),
  // From the package, because a copy could differ in version from the code that talks to it.
  '/mockServiceWorker.js': await readFile(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8'),
};
const mockContext = createMockContext();

const app = new Hono()
  .get('/robots.txt', (context) => context.text('User-agent: *\nDisallow: /\n'))
  .get('/:script{.+\\.js}', async ({ req }, next) => {
    const text = scripts[req.path];
    if (text === undefined) return next();
    return new Response(text, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' } });
  })
  .on(
    ['GET', 'HEAD'],
    ['/media/*', '/widget'],
    async ({ req }, next) => (await serveStatic(mockContext, req.raw)) ?? next(),
  )
  .all('/:version{v[0-9]+}/*', ({ req }) => answerServer(req.raw))
  .all('*', ({ req }) => pageOf(req.raw))
  .onError((error, context) => {
    if (!context.req.raw.signal.aborted) console.error(error.message);
    return context.text('The site of the demo does not answer.', 502);
  });

/** Answers a read of the site's server. Writes are the worker's, because all visitors would share what they change. */
async function answerServer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  // Addresses in the answer lead browsers to the demo.
  const { method, headers } = request;
  const call = isRead && (await answerCall(mockContext, new Request(demoUrl + pathname + search, { method, headers })));
  return (
    call || Response.json({ success: false, message: 'The service worker of this tab does not run.' }, { status: 503 })
  );
}

/** The site's answer; a page begins with the script of the demo, which its content policy would refuse. */
async function pageOf(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const answer = await proxy(`${site}${pathname}${search}`, { raw: request, redirect: 'manual' });
  if (!answer.headers.get('content-type')?.startsWith('text/html')) return answer;
  const headers = new Headers(answer.headers);
  for (const name of ['content-security-policy', 'content-length', 'etag']) headers.delete(name);
  const html = (await answer.text()).replace('<head>', '<head><script src="/demo.js"></script>');
  return new Response(html, { status: answer.status, headers });
}

const makeServer = () =>
  createAdaptorServer({ createServer, overrideGlobalObjects: false, fetch: app.fetch }) as Server;
await listen(makeServer, port, process.env.MOCK_HOST || undefined);
