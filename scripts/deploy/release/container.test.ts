import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { readEnvironment } from '../../../src/config/environment';
import { siteEnvironment } from '../../lib/site-build.ts';

type Step = { name: string; text: string };

const stages = readFileSync('scripts/deploy/release/Containerfile', 'utf8')
  .split(/^(?=FROM )/m)
  .filter((stage) => stage.startsWith('FROM '))
  .map((stage) => [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', text = '']): Step => ({ name, text })));
const [, build = [], run = []] = stages;
const instructionsOf = (stage: typeof build, keyword: string) =>
  stage.filter(({ name }) => name === keyword).map(({ text }) => text);

test('the image is the release that `npm run release` makes, with the static files of the previous image', () => {
  expect(instructionsOf(build, 'RUN')).toEqual(['npm run release']);
  expect(instructionsOf(run, 'COPY')).toEqual([
    '--from=build --chown=node:node /kelana/.release ./',
    '--from=previous --chown=node:node /tmp/kelana-static ./.next-release/static',
  ]);
  const buildVariables = Object.keys(siteEnvironment({ distDir: '', serviceHost: '', siteUrl: '', mockSource: false }));
  expect(buildVariables).toEqual(expect.arrayContaining(instructionsOf(build, 'ARG')));
});

test('the container does not run as root and stops on SIGTERM within its time limits', () => {
  expect(instructionsOf(run, 'USER')).toEqual(['node']);
  expect(instructionsOf(run, 'STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(instructionsOf(run, 'CMD')).toEqual(['["node", "server.js"]']);
  const env = Object.fromEntries(
    instructionsOf(run, 'ENV')
      .filter((pair) => !pair.includes('$'))
      .map((pair) => pair.split('=')),
  );
  expect(readEnvironment(env).stop).toEqual({ delayMs: 5000, limitMs: 20_000 });
});

test('the health check requests the readiness route and fails when it is not ready', async () => {
  const [check = ''] = instructionsOf(run, 'HEALTHCHECK');
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

test('no local build, installed package, secret and no repository goes into the image', () => {
  const ignored = readFileSync('scripts/deploy/release/Containerfile.dockerignore', 'utf8').trim().split('\n');
  // A container engine leaves out what a line matches, with everything below it.
  const isSent = (file: string) => !ignored.some((line) => [line, `${line}/**`].some((one) => matchesGlob(file, one)));
  const sources = ['package.json', 'next.config.js', 'scripts/release.ts', 'src/config/environment.ts'];
  const others = ['node_modules/next/package.json', '.next-test/BUILD_ID', '.release/server.js', '.git/config'];
  const secrets = ['.env', '.env.local', '.env.production.local', 'sdk/.env', 'src/config/.env.local'];
  expect([...sources, ...others, ...secrets].filter(isSent)).toEqual(sources);
});
