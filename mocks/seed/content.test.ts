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

test('every person has a portrait, and leaders and consultants say a sentence of their own in plain text', () => {
  const team = about.team ?? [];
  const consultants = contactPage.offices.flatMap((office) => office.consultants ?? []);
  const talkers = [...team.filter(({ words }) => words), ...consultants];
  expect([team.length, consultants.length, new Set(talkers.map(({ words }) => words)).size]).toEqual([14, 6, 14]);
  for (const { name, portrait_url } of [...team, ...consultants]) {
    expect(portrait_url).toBe(`/media/person-${name.toLowerCase()}.jpg`);
  }
  for (const { speaks = [], words } of talkers) {
    expect(speaks.length).toBeGreaterThan(1);
    expect(words).toMatch(/^[^"“”<]{40,110}\.$/);
  }
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
