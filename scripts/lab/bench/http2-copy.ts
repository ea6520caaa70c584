import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type SecureServerOptions,
} from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

type ChangeHtml = (html: string) => Promise<string> | string;

export type Http2Copy = { url: string; close: () => void };

const COMPRESSED = /text|javascript|json|xml|svg/;
// The pseudo headers of HTTP/2 and what the copy answers itself.
const OWN_REQUEST_HEADERS = /^:|^(?:accept-encoding|content-length|host)$/;
// Policies of the site would forbid the styles that a changed page has in it.
const KEPT_HEADERS = /^(?:content-type|location|set-cookie|vary|x-nextjs-.*)$/;

/**
 * Serves a site over HTTP/2 with a certificate of its own, as it is behind nginx; `changeHtml` may change its pages.
 * Returns the address and a function that stops the server.
 */
export async function startHttp2Copy(siteUrl: string, changeHtml: ChangeHtml): Promise<Http2Copy> {
  const server = createSecureServer(certificate(), (request, response) => {
    answer(siteUrl, changeHtml, request, response).catch(() => response.stream.destroy());
  });
  // Browsers end a session with an error when their page is closed.
  server.on('sessionError', () => undefined);
  server.listen(0);
  await once(server, 'listening');
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

async function answer(
  siteUrl: string,
  changeHtml: ChangeHtml,
  request: Http2ServerRequest,
  response: Http2ServerResponse,
): Promise<void> {
  const given = Object.entries(request.headers).filter(([name]) => !OWN_REQUEST_HEADERS.test(name)) as [
    string,
    string,
  ][];
  const headers = {
    ...Object.fromEntries(given),
    'accept-encoding': 'identity',
    // Next refuses a form of another host.
    'x-forwarded-host': request.authority,
  };
  const { method } = request;
  const sent = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(await request.toArray());
  const original = await fetch(siteUrl + request.url, { method, headers, body: sent, redirect: 'manual' });
  const type = original.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await original.arrayBuffer());
  const body = type.includes('text/html') ? Buffer.from(await changeHtml(bytes.toString())) : bytes;
  const isCompressed = COMPRESSED.test(type);
  response.writeHead(original.status, {
    ...Object.fromEntries([...original.headers].filter(([name]) => KEPT_HEADERS.test(name))),
    'cache-control': original.headers.get('cache-control') ?? 'no-store',
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  });
  response.end(isCompressed ? gzipSync(body) : body);
}

function certificate(): SecureServerOptions {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-paint-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
