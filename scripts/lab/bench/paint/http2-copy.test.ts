import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startHttp2Copy } from './http2-copy.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

test.skipIf(!hasOpenssl)('the copy passes on what a router in the browser sends and reads, but no policy', async () => {
  const received: (IncomingHttpHeaders & { body: string })[] = [];
  const site = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    received.push({ ...request.headers, body });
    response.writeHead(200, {
      'content-type': 'text/html',
      'x-nextjs-postponed': '1',
      'content-security-policy': "default-src 'none'",
    });
    response.end('<p>page</p>');
  }).listen(0);
  await once(site, 'listening');
  const copy = await startHttp2Copy(`http://localhost:${(site.address() as AddressInfo).port}`, (html) => `${html}!`);
  const client = connect(copy.url, { rejectUnauthorized: false });
  try {
    const request = client.request({ ':method': 'POST', ':path': '/search', rsc: '1', 'accept-encoding': 'br' });
    request.end('form');
    const [headers] = (await once(request, 'response')) as [Record<string, string>];
    const chunks: Buffer[] = await request.toArray();
    expect(gunzipSync(Buffer.concat(chunks)).toString()).toBe('<p>page</p>!');
    expect(received[0]).toMatchObject({
      rsc: '1',
      body: 'form',
      'accept-encoding': 'identity',
      'x-forwarded-host': new URL(copy.url).host,
    });
    expect(headers['x-nextjs-postponed']).toBe('1');
    expect(headers['content-security-policy']).toBeUndefined();
  } finally {
    client.close();
    copy.close();
    site.close();
  }
});
