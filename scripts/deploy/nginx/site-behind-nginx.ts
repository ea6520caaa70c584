import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, waitFor } from '../../lib/ports.ts';
import { cacheOf, makeNginxFolder, serverLine } from './nginx-folder.ts';
import { fillFileSystem, withOwnFileSystem } from './own-file-system.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/**
 * Starts nginx for tests, with the shipped configuration, in front of a stand-in of the site. The hosts are kelana.test
 * and m.kelana.test. With `cacheBytes` the cache has a file system of its own, of that size.
 */
export async function startBehindNginx(
  site: RequestListener,
  values: { GATEWAY_TOKEN?: string } = {},
  cacheBytes?: number,
) {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-nginx-'));
  const upstream = createServer(site).listen(0, '127.0.0.1');
  await new Promise((resolve) => upstream.once('listening', resolve));
  const port = await freePort();
  const args = makeNginxFolder(folder, {
    LISTEN: String(port),
    SITE_HOSTS: 'kelana.test m.kelana.test',
    MAIN_HOST: 'kelana.test',
    SITE_SERVERS: serverLine((upstream.address() as AddressInfo).port),
    ...values,
    ACCESS_LOG: 'access.log kelana',
  });
  const [program, all] = cacheBytes ? withOwnFileSystem(cacheOf(folder), cacheBytes, args) : ['nginx', args];
  const nginx = spawn(program, all, { stdio: 'ignore' });
  await waitFor(`http://127.0.0.1:${port}/`);

  function ask(path: string, headers: Record<string, string> = {}, sent?: string, as = 'POST'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const method = sent ? as : 'GET';
      const question = request({ port, path, method, headers: { host: 'kelana.test', ...headers } }, (answer) => {
        let body = '';
        answer.on('data', (chunk) => {
          body += chunk;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }));
      });
      question.on('error', reject).end(sent);
    });
  }

  async function stop(): Promise<void> {
    nginx.kill('SIGTERM');
    await new Promise((resolve) => nginx.once('exit', resolve));
    upstream.close();
    rmSync(folder, { recursive: true, force: true });
  }

  /** Fills the file system of the cache, and returns a function that frees the space again. */
  const fillDisk = () => fillFileSystem(nginx.pid ?? 0, cacheOf(folder), cacheBytes ?? 0);

  return { port, upstream, folder, ask, stop, fillDisk };
}
