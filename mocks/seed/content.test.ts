import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildBanners } from './banners.ts';
import { buildCatalogue } from './catalogue.ts';

const today = '2026-11-21';
const catalogue = buildCatalogue(today, 'id');
const { about, contactPage, miceProducts, promotions } = catalogue;
const texts = textsIn(catalogue);

test('every picture exists', () => {
  const pictures = texts.filter((text) => text.startsWith('/media/'));
  expect(pictures.length).toBeGreaterThan(50);
  expect(pictures.filter((path) => !existsSync(new URL(`..${path}`, import.meta.url)))).toEqual([]);
});

test('HTML has no script, style, frame, handler or external link', () => {
  const html = texts.filter((text) => text.includes('<'));
  expect(html.length).toBeGreaterThan(40);
  for (const text of html) {
    expect(text).not.toMatch(/<(script|style|iframe|object|embed|form|svg|img)\b/i);
    expect(text).not.toMatch(/\s(on\w+|style|class|id)=/i);
    expect([...text.matchAll(/href="([^"]*)"/g)].filter(([, href]) => !href?.startsWith('/'))).toEqual([]);
  }
});

test('HTML closes its elements', () => {
  for (const text of texts.filter((one) => one.includes('<'))) {
    const open: string[] = [];
    for (const [, slash, name = ''] of text.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
      if (slash) expect(open.pop(), text.slice(0, 80)).toBe(name);
      else open.push(name);
    }
    expect(open, text.slice(0, 80)).toEqual([]);
  }
});

test('phone numbers are unassigned and domains end in .example', () => {
  const contacts = contactPage.offices.flatMap(({ contacts: list }) => list);
  expect(contactPage.offices).toHaveLength(6);
  for (const { type, value } of contacts) {
    if (type === 'email') expect(value).toMatch(/^[a-z]+@kelana\.example$/);
    else expect(value).toMatch(/0000-01\d\d$/);
  }
  expect(new Set(contacts.map(({ value }) => value)).size).toBe(18);
});

test('an office has its address in parts and its numbers with the country code', () => {
  for (const { address, postal_address, contacts } of contactPage.offices) {
    expect(address).toContain(`${postal_address?.street}, ${postal_address?.locality}`);
    for (const { type, value, number } of contacts) {
      expect(number).toBe(type === 'email' ? undefined : value.replaceAll(/\D/g, '').replace(/^0/, '+62'));
    }
  }
});

test('promotions link to a list of tours of this site', () => {
  expect(promotions).toHaveLength(6);
  for (const { hyperlink } of promotions) expect(hyperlink).toMatch(/^\/group-tour\?\w+=/);
});

test('the home banners link to the next April, April, May and January', () => {
  const links = (day: string) => buildBanners(day, 'id').flatMap(({ link }) => link?.match(/month=(.+)/)?.[1] ?? []);
  expect(links('2026-11-21')).toEqual(['2027-04', '2027-04', '2027-05', '2027-01']);
  expect(links('2027-02-10')).toEqual(['2027-04', '2027-04', '2027-05', '2028-01']);
  expect(links('2027-04-01')).toEqual(['2028-04', '2028-04', '2027-05', '2028-01']);
});

test('there are eight MICE products', () => {
  expect(miceProducts.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('accreditations say that they are not real', () => {
  for (const { title, image_url, hyperlink } of about.accreditations) {
    expect(title).toContain('bukan keanggotaan nyata');
    expect([image_url, hyperlink]).toEqual([null, null]);
  }
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}
