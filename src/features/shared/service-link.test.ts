import { expect, test } from 'vitest';
import { moreTricks, redirectTricks } from '../../../tests/support/redirect-attacks';
import { serviceLink } from './service-link';

test('a path stays on this site and keeps its query', () => {
  expect(serviceLink('/group-tour?regional_id=2')).toEqual({ href: '/group-tour?regional_id=2', host: null });
});

test('a URL of another site has its host', () => {
  expect(serviceLink('https://www.bank.example/cicilan')).toEqual({
    href: 'https://www.bank.example/cicilan',
    host: 'bank.example',
  });
});

test.each([null, '', 'javascript:alert(1)', '//evil.example', 'bukan alamat', 'mailto:a@b.example'])(
  '%s is not a link',
  (hyperlink) => {
    expect(serviceLink(hyperlink)).toBeNull();
  },
);

const SITE = 'https://kelana.example';

test.each([...redirectTricks, ...moreTricks])('%j leads to the host it shows, or is not a link', (hyperlink) => {
  const link = serviceLink(hyperlink);
  if (!link) return;
  const { protocol, origin, hostname } = new URL(link.href, SITE);
  if (link.host === null) expect(origin).toBe(SITE);
  else expect([/^https?:$/.test(protocol), link.host]).toEqual([true, hostname.replace(/^www\./, '')]);
});
