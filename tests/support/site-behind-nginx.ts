import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type NginxSettings, siteTemplate } from '../../scripts/deploy/nginx/fill-template.ts';
import { cacheOf, makeNginxFolder } from '../../scripts/deploy/nginx/nginx-folder.ts';
import { freePort, waitFor } from '../../scripts/lib/ports.ts';
import { root } from '../../scripts/lib/programs.ts';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
export const template = siteTemplate(join(root, 'scripts/deploy/nginx'));

/** Settings with which the header `X-Forwarded-For` of a request is the address of its client. */
export const CLIENT_IN_HEADER = { balancers: ['127.0.0.1'] };

type Options = { settings?: Partial<NginxSettings>; cacheBytes?: number };

/** Starts nginx before the tests of a block and stops it after them. Returns a function with the running nginx. */
export function useNginx(sites: RequestListener | RequestListener[], options: Options = {}) {
  let nginx: Awaited<ReturnType<typeof startBehindNginx>>;
  beforeAll(async () => {
    nginx = await startBehindNginx([sites].flat(), options);
  });
  afterAll(() => nginx?.stop());
  return () => nginx;
}

/**
 * Starts nginx with the shipped configuration, in front of stand-ins of the site's instances. The hosts are kelana.test
 * and m.kelana.test. With `cacheBytes` the cache has a file system of its own, of that size.
 */
async function startBehindNginx(sites: RequestListener[], { settings, cacheBytes }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-nginx-'));
  const upstreams = sites.map((site) => createServer(site).listen(0, '127.0.0.1'));
  await Promise.all(upstreams.map((upstream) => new Promise((resolve) => upstream.once('listening', resolve))));
  const port = await freePort();
  const all: NginxSettings = {
    siteUrl: `http://kelana.test:${port}`,
    mainHost: 'kelana.test',
    instances: upstreams.map((upstream) => `127.0.0.1:${(upstream.address() as AddressInfo).port}`),
    gatewayToken: '',
    ...settings,
  };
  const args = makeNginxFolder(folder, all, 'access.log kelana');
  const [program, given] = cacheBytes ? withOwnFileSystem(cacheOf(folder), cacheBytes, args) : ['nginx', args];
  const nginx = spawn(program, given, { stdio: 'ignore' });
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
    for (const upstream of upstreams) upstream.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }

  /** Fills the file system of the cache, and returns a function that frees the space again. */
  const fillDisk = () => fillFileSystem(nginx.pid ?? 0, cacheOf(folder), cacheBytes ?? 0);

  return { port, upstream: upstreams[0] as Server, folder, ask, stop, fillDisk };
}

// A mount that only this nginx sees needs no rights on the machine. In there, the user is called root.
const UNSHARE = ['--map-root-user', '--mount'];
const MOUNT_AND_RUN = 'mount -t tmpfs -o size="$0" tmpfs "$1" && shift && exec nginx "$@" -g "user root;"';

/** Returns true where a process may have mounts of its own. */
export const canMount = () => spawnSync('unshare', [...UNSHARE, 'true']).status === 0;

/** Returns the program and the arguments that start nginx with a file system of this many bytes at `folder`. */
function withOwnFileSystem(folder: string, bytes: number, nginxArgs: string[]): [string, string[]] {
  mkdirSync(folder, { recursive: true });
  return ['unshare', [...UNSHARE, 'sh', '-c', MOUNT_AND_RUN, String(bytes), folder, ...nginxArgs]];
}

/** Fills the file system that the process has at `folder`, and returns a function that frees the space again. */
function fillFileSystem(pid: number, folder: string, bytes: number): () => void {
  const file = join(`/proc/${pid}/root`, folder, 'fill');
  try {
    writeFileSync(file, Buffer.alloc(bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(file);
}
