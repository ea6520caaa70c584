import { expect, test } from 'vitest';
import { brand, mailLink, phoneLink, whatsappLink } from './brand';

test('contact links are ready to use', () => {
  expect(phoneLink).toBe('tel:+622100000101');
  expect(mailLink).toBe('mailto:halo@kelana.example');
  expect(whatsappLink()).toBe('https://wa.me/6281200000101');
  expect(whatsappLink('Halo Kelana')).toBe('https://wa.me/6281200000101?text=Halo%20Kelana');
});

test('the social links lead to domains that cannot resolve', () => {
  for (const { url } of brand.social) expect(new URL(url).hostname).toMatch(/\.example$/);
});

test('a message has ordinary spaces', () => {
  expect(whatsappLink('7\u00a0Sep\u2060\u00a02027')).toBe('https://wa.me/6281200000101?text=7%20Sep%202027');
});
