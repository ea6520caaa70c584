import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { previewFile, workerRules } from './worker-rules';

test('a build uses a service host unless its mode is worker', () => {
  for (const mode of [undefined, '', 'host', 'Worker']) {
    expect(workerRules(mode)).toEqual({
      env: { NEXT_PUBLIC_SERVICE_MODE: 'host' },
      pageExtensions: ['tsx'],
      rewrites: [],
    });
  }
});

test('each name returns its file, which exists', () => {
  const paths = ['preview', 'worker', 'chat'].map((name) => previewFile(name, undefined)?.path ?? '');
  expect(paths).toEqual([
    'mocks/browser/preview-worker.js',
    'node_modules/msw/lib/mockServiceWorker.js',
    'mocks/chat/stand-in.html',
  ]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('a scene name returns its picture, and never a file outside its folder', () => {
  expect(previewFile(undefined, 'bali-dawn')?.path).toBe('mocks/media/bali-dawn.jpg');
  for (const scene of ['../seed', '..', 'a/b', 'A', '', ['../x', 'b']]) {
    expect(previewFile('unknown', scene)).toBeNull();
  }
});
