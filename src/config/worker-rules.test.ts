import { expect, test } from 'vitest';
import { workerRules } from './worker-rules';

test('a build uses a service host unless its mode is worker', () => {
  for (const mode of [undefined, '', 'host', 'Worker']) {
    expect(workerRules(mode)).toEqual({
      env: { NEXT_PUBLIC_SERVICE_MODE: 'host' },
      pageExtensions: ['tsx'],
      rewrites: [],
    });
  }
});

test('a preview has a route for the files of the embedded host', () => {
  const { env, pageExtensions, rewrites } = workerRules('worker');
  expect(env).toEqual({ NEXT_PUBLIC_SERVICE_MODE: 'worker' });
  expect(pageExtensions).toEqual(['tsx', 'demo.ts']);
  expect(rewrites.map(({ source }) => source)).toEqual([
    '/preview-worker.js',
    '/mockServiceWorker.js',
    '/widget',
    '/media/:scene([a-z0-9-]+).jpg',
  ]);
});
