import { expect, test, vi } from 'vitest';
import { fetchPicture } from './fetch-picture';

function stubFetch(respond: () => Response) {
  const fetchMock = vi.fn<typeof fetch>(async () => respond());
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

const pictureResponse = (bytes = 3) =>
  new Response(new Uint8Array(bytes).fill(7), { headers: { 'content-type': 'image/jpeg' } });

test('a picture of the service is loaded by its full URL or its path', async () => {
  const fetchMock = stubFetch(() => pictureResponse());
  expect(await fetchPicture('http://localhost:4010/media/a.jpg?w=1')).toEqual(Buffer.from([7, 7, 7]));
  expect(await fetchPicture('/media/b.jpg')).toHaveLength(3);
  expect(fetchMock.mock.calls.map(([url]) => String(url))).toEqual([
    'http://localhost:4010/media/a.jpg?w=1',
    'http://localhost:4010/media/b.jpg',
  ]);
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ redirect: 'error' });
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
])('%s is not requested', async (url) => {
  const fetchMock = stubFetch(() => pictureResponse());
  expect(await fetchPicture(url)).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});

test('a picture that is too large, missing or of another type gives null', async () => {
  stubFetch(() => pictureResponse(8_000_001));
  expect(await fetchPicture('/a.jpg')).toBeNull();
  stubFetch(() => new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } }));
  expect(await fetchPicture('/a.svg')).toBeNull();
  stubFetch(() => new Response('no', { status: 404, headers: { 'content-type': 'image/jpeg' } }));
  expect(await fetchPicture('/a.jpg')).toBeNull();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('redirected')));
  expect(await fetchPicture('/a.jpg')).toBeNull();
});
