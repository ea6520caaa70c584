import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageQueue } from './page-queue';

let steps: string[];
let failing: string | null;
const at = () => Date.now() / 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  steps = [];
  failing = null;
});
afterEach(() => vi.useRealTimers());

function queueOf(renderMs = 100) {
  return createPageQueue({
    render: async (path) => {
      await new Promise((go) => setTimeout(go, renderMs));
      steps.push(`${at()} rendered ${path}`);
      if (path === failing) throw new Error('no answer');
    },
    refreshPage: async (path) => {
      steps.push(`${at()} refreshed ${path}`);
    },
    refreshFile: async (path) => {
      if (path.startsWith('/slow')) await new Promise((go) => setTimeout(go, 5000));
      steps.push(`${at()} refreshed file ${path}`);
    },
    onFailure: (path, error) => steps.push(`${at()} failed ${path}: ${(error as Error).message}`),
  });
}

test('a page is rendered, refreshed when the other instances know it, and both again, within five seconds and later', async () => {
  queueOf().add(['/a'], 'changed');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(steps).toEqual([
    ...['0.1 rendered /a', '1.3 refreshed /a'],
    ...['1.7 rendered /a', '2.9 refreshed /a'],
    ...['5.3 rendered /a', '6.5 refreshed /a'],
  ]);
});

test('a related page is rendered once more', async () => {
  queueOf().add(['/a'], 'related');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(steps).toEqual(['0.1 rendered /a', '1.3 refreshed /a', '3.7 rendered /a', '4.9 refreshed /a']);
});

test('two pages are rendered at once, in the order in which they were added', async () => {
  queueOf().add(['/a', '/b', '/c'], 'changed');
  await vi.advanceTimersByTimeAsync(250);
  expect(steps).toEqual(['0.1 rendered /a', '0.1 rendered /b', '0.2 rendered /c']);
});

test('a waiting page is rendered once for many changes, a page that is being rendered once more', async () => {
  const queue = queueOf();
  queue.add(['/a', '/b'], 'changed');
  await vi.advanceTimersByTimeAsync(50);
  for (let count = 0; count < 100; count += 1) queue.add(['/a', '/c'], 'changed');
  await vi.advanceTimersByTimeAsync(1000);
  expect(steps).toEqual(['0.1 rendered /a', '0.1 rendered /b', '0.2 rendered /a', '0.2 rendered /c']);
});

test('changed pages come before related ones, again too, and both before the last renderings', async () => {
  const queue = queueOf(1000);
  queue.add(['/a', '/b'], 'related');
  queue.add(['/c', '/d', '/e', '/f', '/g', '/h', '/i'], 'related');
  queue.add(['/e', '/x'], 'changed');
  await vi.advanceTimersByTimeAsync(7000);
  expect(steps.filter((step) => step.includes('rendered')).map((step) => step.split(' ').pop())).toEqual([
    ...['/a', '/b'],
    ...['/e', '/x'],
    ...['/c', '/d'],
    ...['/f', '/g'],
    ...['/e', '/x'],
    ...['/h', '/i'],
    ...['/a', '/b'],
  ]);
});

test('a file is only refreshed, once for many changes', async () => {
  const queue = queueOf();
  queue.addFiles(['/sitemap-pages.xml']);
  queue.addFiles(['/sitemap-pages.xml']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(steps).toEqual(['1.2 refreshed file /sitemap-pages.xml']);
});

test('a changed page does not wait for files', async () => {
  const queue = queueOf();
  queue.addFiles(['/slow/1.png', '/slow/2.png', '/slow/3.png', '/slow/4.png']);
  queue.add(['/a'], 'changed');
  await vi.advanceTimersByTimeAsync(1300);
  expect(steps).toEqual(['0.1 rendered /a', '1.3 refreshed /a']);
});

test('a page that cannot be rendered is reported, not refreshed, and does not stop the others', async () => {
  failing = '/a';
  queueOf().add(['/a', '/b', '/c'], 'changed');
  await vi.advanceTimersByTimeAsync(1500);
  expect(steps).toEqual([
    '0.1 rendered /a',
    '0.1 failed /a: no answer',
    '0.1 rendered /b',
    '0.2 rendered /c',
    '1.3 refreshed /b',
    '1.4 refreshed /c',
  ]);
});
