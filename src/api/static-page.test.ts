import { expect, test, vi } from 'vitest';
import { everyLocale, staticIdPage, staticPage } from './static-page';

const frame = async () => ({ shell: 'frame' });

test('a page carries its frame and its content, and is revalidated after a minute', async () => {
  expect(await staticPage(frame, async () => ({ tour: 17 }))).toEqual({
    props: { shell: 'frame', tour: 17 },
    revalidate: 60,
  });
});

test('frame and content are read in parallel', async () => {
  const order: string[] = [];
  const slow = (name: string) => async () => {
    order.push(`${name} requested`);
    await Promise.resolve();
    order.push(`${name} loaded`);
    return {};
  };
  await staticPage(slow('frame'), slow('content'));
  expect(order).toEqual(['frame requested', 'content requested', 'frame loaded', 'content loaded']);
});

test('null is a 404 that is revalidated', async () => {
  expect(await staticPage(frame, async () => null)).toEqual({ notFound: true, revalidate: 60 });
});

test.each(['not-found', 'invalid', 'server', 'network'])(
  'a failure of kind %s is thrown, so that the last good page stays',
  async (kind) => {
    const failure = Object.assign(new Error('failed'), { name: 'ApiError', kind });
    await expect(staticPage(frame, () => Promise.reject(failure))).rejects.toBe(failure);
    await expect(staticIdPage({ id: '17' }, frame, () => Promise.reject(failure))).rejects.toBe(failure);
  },
);

test.each(['0', '017', '-1', '1.5', 'turki', '1000000000', ''])('%j is a 404 without a request', async (id) => {
  const loadContent = vi.fn();
  const loadFrame = vi.fn();
  expect(await staticIdPage({ id }, loadFrame, loadContent)).toEqual({ notFound: true, revalidate: 60 });
  expect([loadContent.mock.calls, loadFrame.mock.calls]).toEqual([[], []]);
});

test('an id is passed as a number', async () => {
  expect(await staticIdPage({ id: '17' }, frame, async (id) => ({ id }))).toMatchObject({ props: { id: 17 } });
});

test('every id has a path in every language', () => {
  expect(everyLocale(['id', 'en'], [1, 2])).toEqual([
    { params: { id: '1' }, locale: 'id' },
    { params: { id: '2' }, locale: 'id' },
    { params: { id: '1' }, locale: 'en' },
    { params: { id: '2' }, locale: 'en' },
  ]);
});
