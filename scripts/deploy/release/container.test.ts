import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../src/config/environment';
import { siteEnvironment } from '../../lib/site-build.ts';
import { containerStages, containerStart } from './container.ts';

const [previous = [], build = [], run = []] = containerStages();
const of = (stage: typeof build, wanted: string) => stage.filter(({ name }) => name === wanted).map(({ text }) => text);

test('what is built is what runs, over the files for browsers of the last image', () => {
  expect(containerStages()).toHaveLength(3);
  expect(of(previous, 'FROM')).toEqual([`$${'{PREVIOUS}'} AS previous`]);
  expect([...of(build, 'FROM'), ...of(run, 'FROM')]).toEqual([
    'node:26-bookworm-slim AS build',
    'node:26-bookworm-slim',
  ]);
  expect(of(run, 'COPY')).toEqual([
    '--from=build --chown=node:node /kelana/.release ./',
    '--from=previous --chown=node:node /tmp/kelana-static ./.next-release/static',
  ]);
  expect(of(previous, 'RUN').join()).toContain('/kelana/own-static/.');
  expect(readFileSync('scripts/release.ts', 'utf8')).toContain("'.release'");
  expect(readFileSync('scripts/deploy/release/make-release.ts', 'utf8')).toContain("'own-static'");
});

test('it is built by a command of the project, with what a build reads', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(of(build, 'RUN')).toEqual(['npm run release']);
  expect(scripts.release).toBe('node scripts/run.mjs release');
  const read = Object.keys(siteEnvironment({ distDir: '', serviceHost: '', siteUrl: '', mockSource: false }));
  expect(read).toEqual(expect.arrayContaining(of(build, 'ARG')));
});

test('it does not run as root, and ends by a signal within the times it says', () => {
  expect(of(run, 'USER')).toEqual(['node']);
  expect(of(run, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(containerStart().command).toEqual(['node', 'server.js']);
  expect(readEnvironment(containerStart().env).stop).toEqual({ delayMs: 5000, limitMs: 20_000 });
});

test('its health check asks whether pages can be rendered, and fails when they cannot', async () => {
  const [check = ''] = of(run, 'HEALTHCHECK');
  const [command, ...args] = JSON.parse(check.slice(check.indexOf('['))) as [string, ...string[]];
  const [path] = /\/api\/health\/\w+/.exec(args.join(' ')) ?? [];
  expect(existsSync(`src/pages${path}.route.ts`)).toBe(true);
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === path ? status : 404).end();
  }).listen(0);
  const env = { ...process.env, PORT: String((server.address() as AddressInfo).port) };
  const code = () => new Promise((resolve) => spawn(command, args, { env }).once('exit', resolve));
  expect(await code()).toBe(0);
  status = 503;
  expect(await code()).toBe(1);
  server.close();
  expect(await code()).toBe(1);
});

test('nothing that was built or installed here goes into it', () => {
  const ignored = readFileSync('scripts/deploy/release/Containerfile.dockerignore', 'utf8').split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/node_modules', '**/.next*', '.git', '.release']));
});
