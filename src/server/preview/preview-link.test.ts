import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { previewLinks } from '../../../mocks/editor/preview-link';
import { pathWithDrafts, signedPreviewPath } from './preview-link';

const SECRET = 'a secret of the service and the site';
const NOW = Date.parse('2027-01-15T03:00:00Z');
const linkTo = previewLinks({ siteUrl: 'https://kelana.example', secret: SECRET, now: () => new Date(NOW) });
const parametersOf = (path: string) => Object.fromEntries(new URL(linkTo(path)).searchParams);

test('a link of the service opens its page for an hour', () => {
  const link = parametersOf('/en/group-tour/17');
  const pathAt = (minutes: number) => signedPreviewPath(SECRET, link, NOW + minutes * 60_000);
  expect([pathAt(0), pathAt(59), pathAt(60)]).toEqual(['/en/group-tour/17', '/en/group-tour/17', null]);
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
    signedPreviewPath(SECRET, forged[index % forged.length]?.() ?? {}, NOW),
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
