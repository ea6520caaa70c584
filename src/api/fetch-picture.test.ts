import { expect, test, vi } from 'vitest';
import { fetchPicture } from './fetch-picture';

function answer(response: () => Response) {
  const fetched = vi.fn<typeof fetch>(async () => response());
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const picture = (bytes = 3) =>
  new Response(new Uint8Array(bytes).fill(7), { headers: { 'content-type': 'image/jpeg' } });

test('a picture of the service is read, by its whole address or its path', async () => {
  const fetched = answer(() => picture());
  expect(await fetchPicture('http://localhost:4010/media/a.jpg?w=1')).toEqual(Buffer.from([7, 7, 7]));
  expect(await fetchPicture('/media/b.jpg')).toHaveLength(3);
  expect(fetched.mock.calls.map(([url]) => String(url))).toEqual([
    'http://localhost:4010/media/a.jpg?w=1',
    'http://localhost:4010/media/b.jpg',
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
});

test.each([
  'http://169.254.169.254/latest/meta-data',
  'http://localhost:4011/media/a.jpg',
  'https://localhost:4010/media/a.jpg',
  'http://localhost:4010@elsewhere.example/a.jpg',
  '//elsewhere.example/a.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'http://',
  '',
  null,
])('%s is not asked for', async (address) => {
  const fetched = answer(() => picture());
  expect(await fetchPicture(address)).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test('a picture that is too large, missing or of another type is left out', async () => {
  answer(() => picture(8_000_001));
  expect(await fetchPicture('/a.jpg')).toBeNull();
  answer(() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
  expect(await fetchPicture('/a.svg')).toBeNull();
  answer(() => new Response('no', { status: 404, headers: { 'content-type': 'image/jpeg' } }));
  expect(await fetchPicture('/a.jpg')).toBeNull();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('redirected')));
  expect(await fetchPicture('/a.jpg')).toBeNull();
});
