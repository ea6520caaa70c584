import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { MockContext } from '../../mock-context.ts';
import { exampleVersion, readCurrentDocument } from '../current-document.ts';
import { htmlResponse } from '../html-response.ts';
import { readGuides } from './guides.ts';
import { renderReferencePage } from './reference-page.ts';

// The page loads its own files and calls this host, and nothing else. Scripts cannot write HTML.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const STYLES = ['base.css', 'frame.css', 'operation.css', 'form.css'];
const FONT = '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

/**
 * Serves the API reference (`/docs`) and its style sheet, script, font and icon below it. Null for any other path.
 * `origin` is the host as the browser reaches it.
 */
export async function serveReference(
  pathname: string,
  origin: string,
  mockContext: MockContext,
): Promise<Response | null> {
  if (pathname === '/docs') {
    return htmlResponse(await pageFor(origin, mockContext), { headers: { 'content-security-policy': POLICY } });
  }
  if (pathname === '/docs/reference.css') {
    return fileResponse(Buffer.concat(await Promise.all(STYLES.map(readPageFile))), 'text/css; charset=utf-8');
  }
  if (pathname === '/docs/reference.js') return fileResponse(await bundleScript(), 'text/javascript; charset=utf-8');
  if (pathname === '/docs/icon.svg') return fileResponse(await readPageFile('icon.svg'), 'image/svg+xml');
  if (pathname === '/docs/font.woff2') {
    return fileResponse(await readFile(createRequire(import.meta.url).resolve(FONT)), 'font/woff2');
  }
  return null;
}

/** The pages by origin and examples, because making one blocks the process for 60 ms. */
const pages = new Map<string, Promise<string>>();
const MOST_PAGES = 10;

function pageFor(origin: string, mockContext: MockContext): Promise<string> {
  const key = `${origin} ${exampleVersion(mockContext)}`;
  const known = pages.get(key);
  if (known) return known;
  // Each name of this machine is an origin, and a caller may invent more.
  if (pages.size === MOST_PAGES) pages.clear();
  const page = renderPage(origin, mockContext);
  pages.set(key, page);
  page.catch(() => pages.delete(key));
  return page;
}

async function renderPage(origin: string, mockContext: MockContext): Promise<string> {
  const [document, guides] = await Promise.all([readCurrentDocument(mockContext), readGuides(origin)]);
  return renderReferencePage(document, guides, origin);
}

const readPageFile = (name: string) => readFile(new URL(`page/${name}`, import.meta.url));

/** Compiles `page/main.ts` for browsers, which takes some 20 ms. */
async function bundleScript(): Promise<Uint8Array<ArrayBuffer>> {
  const entry = fileURLToPath(new URL('page/main.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return Uint8Array.from(outputFiles[0]?.contents ?? []);
}

function fileResponse(content: Uint8Array<ArrayBuffer>, type: string): Response {
  return new Response(content, { headers: { 'content-type': type, 'cache-control': 'no-cache' } });
}
