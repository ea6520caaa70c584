import { expect, test } from 'vitest';
import { buildCatalogue } from './catalogue.ts';

const catalogue = buildCatalogue('2026-11-21', 'id');
const { about, contactPage } = catalogue;
const texts = textsIn(catalogue);

test('HTML has no script, style, frame, handler or external link', () => {
  const html = texts.filter((text) => text.includes('<'));
  expect(html.length).toBeGreaterThan(40);
  for (const text of html) {
    expect(text).not.toMatch(/<(script|style|iframe|object|embed|form|svg|img)\b/i);
    expect(text).not.toMatch(/\s(on\w+|style|class|id)=/i);
    expect([...text.matchAll(/href="([^"]*)"/g)].filter(([, href]) => !href?.startsWith('/'))).toEqual([]);
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

test('every person has a portrait, knows at least two languages and says a sentence of their own in plain text', () => {
  const team = about.team ?? [];
  expect(team.map(({ role }) => role)).toEqual([...Array(8).fill('Tour leader'), ...Array(6).fill('Konsultan')]);
  for (const { name, portrait_url, languages = [], words } of team) {
    expect(portrait_url).toBe(`/media/person-${name.toLowerCase()}.jpg`);
    expect(languages.length).toBeGreaterThan(1);
    expect(words).toMatch(/^[^"“”<]{40,110}\.$/);
  }
  expect(new Set(team.map(({ words }) => words)).size).toBe(14);
  expect(contactPage.offices.map(({ consultants }) => consultants?.length)).toEqual(Array(6).fill(1));
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
