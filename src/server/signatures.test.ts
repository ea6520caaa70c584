import { createHmac, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { previewLinks } from '../../mocks/editor/preview-link';
import { pathWithDrafts, signedPreview, verifySignature } from './signatures';

const SECRET = 'a secret of the service and the site';
const NOW = 1_795_746_000_000;
const body = Buffer.from('{"changes":[{"kind":"tour","id":17}]}');

function headerAt(seconds: number, nonce = '5f0c1d2e-8a47_c1b9'): string {
  const hex = createHmac('sha256', SECRET).update(`${seconds}.${nonce}.${body}`).digest('hex');
  return `t=${seconds},n=${nonce},v1=${hex}`;
}

test('the nonce of a signature that fits the body is returned, if it has 16 to 64 characters', () => {
  const nonces = [15, 16, 64, 65].map((length) => 'n'.repeat(length));
  const verified = nonces.map((nonce) => verifySignature(SECRET, headerAt(1_795_746_000, nonce), body, NOW));
  expect(verified).toEqual([null, nonces[1], nonces[2], null]);
});

test('a signature is accepted for five minutes, and for as long before its time', () => {
  const isAcceptedAt = (seconds: number) => verifySignature(SECRET, headerAt(seconds), body, NOW) !== null;
  expect([-301, -300, 300, 301].map((offset) => isAcceptedAt(1_795_746_000 + offset))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('another secret, body, time, nonce and form are refused', () => {
  const good = headerAt(1_795_746_000);
  expect(verifySignature('another secret of the same length !!', good, body, NOW)).toBeNull();
  expect(verifySignature(SECRET, good, Buffer.from(`${body} `), NOW)).toBeNull();
  expect(verifySignature(SECRET, good.replace('t=1795746000', 't=1795746001'), body, NOW)).toBeNull();
  expect(verifySignature(SECRET, good.replace('n=5', 'n=6'), body, NOW)).toBeNull();
  for (const header of [undefined, '', 'v1=', [good], good.toUpperCase(), good.slice(0, -1), `${good},v1=0`]) {
    expect(verifySignature(SECRET, header, body, NOW)).toBeNull();
  }
});

const LINK_TIME = Date.parse('2027-01-15T03:00:00Z');
const linkTo = previewLinks({ siteUrl: 'https://kelana.example', secret: SECRET, now: () => new Date(LINK_TIME) });
const parametersOf = (path: string) => Object.fromEntries(new URL(linkTo(path)).searchParams);

test('a link of the service opens its page for an hour', () => {
  const link = parametersOf('/en/group-tour/17');
  const pathAt = (minutes: number) => signedPreview(SECRET, link, LINK_TIME + minutes * 60_000)?.path;
  expect([pathAt(0), pathAt(59), pathAt(60)]).toEqual(['/en/group-tour/17', '/en/group-tour/17', undefined]);
});

test('of 1,000 forged and changed links none opens a page', () => {
  const good = parametersOf('/group-tour/17');
  const later = String(Number(good.expires) + 60);
  const forged = [
    () => ({ ...good, signature: randomBytes(32).toString('hex') }),
    () => ({ ...good, path: '/group-tour/18' }),
    () => ({ ...good, expires: later }),
    () => ({ ...good, signature: [good.signature, good.signature] }),
    () => ({ ...parametersOf('//evil.example') }),
  ];
  const opened = Array.from({ length: 1000 }, (_, index) =>
    signedPreview(SECRET, forged[index % forged.length]?.() ?? {}, LINK_TIME),
  );
  expect(opened.filter(Boolean)).toEqual([]);
});

test('only tours and articles have drafts', () => {
  const paths = [
    '/group-tour/17',
    '/en/blog/a-b.c',
    '/group-tour',
    '/account',
    '//evil.example',
    '/blog/..%2f',
    '/en',
    '/blog/',
  ];
  expect(paths.map(pathWithDrafts)).toEqual(['/group-tour/17', '/en/blog/a-b.c', null, null, null, null, null, null]);
});
