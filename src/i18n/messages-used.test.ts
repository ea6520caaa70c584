import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOLE, type SourceTexts, sourceTexts } from '../../scripts/generate/messages/source-texts';

const folder = 'public/locales/id';
const flat = (value: unknown, key = ''): string[] =>
  typeof value === 'string'
    ? [key]
    : Object.entries(value as object).flatMap(([name, inner]) => flat(inner, key ? `${key}.${name}` : name));

const namespaces = readdirSync(folder).map((file) => file.replace('.json', ''));
// Code names a plural by its stem, without the suffix.
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const messages = new Map(
  namespaces.map((name) => [name, flat(JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))).map(stem)]),
);
const sources = sourceTexts('src');

/** The keys that a text may mean: in the namespace it names, else in those that its file uses, else in all. */
function keysOf(text: string, { namespaces: own, hasOpenNamespace }: SourceTexts): string[] {
  if (text.includes(':')) return [text];
  return (own.size === 0 || hasOpenNamespace ? namespaces : [...own]).map((name) => `${name}:${text}`);
}

/** A pattern for a key of a template string; each hole stands for one or more parts of the key. */
function pattern(key: string): RegExp {
  const body = key.split(HOLE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${body.join('[\\w.-]+')}$`);
}

const allKeys = [...messages].flatMap(([name, keys]) => keys.map((key) => `${name}:${key}`));
const isFixed = (text: string) => !text.includes(HOLE);

test('every key in the source has a message', () => {
  const missing = sources.flatMap(({ file, translated, namespaces: own }: SourceTexts) =>
    [...translated].filter(isFixed).flatMap((text) => {
      const spaces = text.includes(':') ? [''] : own.size > 0 ? [...own].map((name) => `${name}:`) : null;
      const names = spaces ? spaces.map((space) => space + text) : namespaces.map((name) => `${name}:${text}`);
      return [...names, `common:${text}`].some((name) => allKeys.includes(name)) ? [] : [`${file}: ${text}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('every message is used in the source', () => {
  // A template must have some fixed text to count as a key: '<hole>.<hole>' would match all keys.
  const isTold = (text: string) => isFixed(text) || (/[a-z]{2}/i.test(text) && /[.:]/.test(text));
  const written = new Set(
    sources.flatMap((source) => [...source.texts].filter(isTold).flatMap((text) => keysOf(text, source))),
  );
  const patterns = [...written].filter((key) => !isFixed(key)).map(pattern);
  const unused = allKeys.filter((name) => !written.has(name) && !patterns.some((one) => one.test(name)));
  expect(unused).toEqual([]);
});
