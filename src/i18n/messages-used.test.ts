import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INTERPOLATION, type SourceTexts, sourceTexts } from '../../scripts/generate/messages/source-texts';

const folder = 'public/locales/id';
const flatKeys = (value: unknown, key = ''): string[] =>
  typeof value === 'string'
    ? [key]
    : Object.entries(value as object).flatMap(([name, inner]) => flatKeys(inner, key ? `${key}.${name}` : name));

const namespaces = readdirSync(folder).map((file) => file.replace('.json', ''));
// The code uses the key of a plural message without its plural suffix.
const stemOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const messages = new Map(
  namespaces.map((name) => [name, flatKeys(JSON.parse(readFileSync(`${folder}/${name}.json`, 'utf8'))).map(stemOf)]),
);
const sources = sourceTexts('src');

/** Returns the keys that a text may stand for: in the namespace it names, else in those of its file, else in all. */
function keysOf(text: string, { namespaces: used, hasOpenNamespace }: SourceTexts): string[] {
  if (text.includes(':')) return [text];
  return (used.size === 0 || hasOpenNamespace ? namespaces : [...used]).map((name) => `${name}:${text}`);
}

/** Returns a pattern for the keys of a template string; each interpolation matches one or more parts of a key. */
function patternOf(key: string): RegExp {
  const body = key.split(INTERPOLATION).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${body.join('[\\w.-]+')}$`);
}

const allKeys = [...messages].flatMap(([name, keys]) => keys.map((key) => `${name}:${key}`));
const isFixed = (text: string) => !text.includes(INTERPOLATION);

test('every key in the source has a message', () => {
  const missing = sources.flatMap(({ file, translated, namespaces: used }: SourceTexts) =>
    [...translated].filter(isFixed).flatMap((text) => {
      const candidates = used.size > 0 ? [...used] : namespaces;
      const names = text.includes(':') ? [text] : candidates.map((name) => `${name}:${text}`);
      return [...names, `common:${text}`].some((name) => allKeys.includes(name)) ? [] : [`${file}: ${text}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('every message is used in the source', () => {
  // A template without fixed text does not count as a key, because its pattern would match all keys.
  const isKey = (text: string) => isFixed(text) || (/[a-z]{2}/i.test(text) && /[.:]/.test(text));
  const usedKeys = new Set(
    sources.flatMap((source) => [...source.texts].filter(isKey).flatMap((text) => keysOf(text, source))),
  );
  const patterns = [...usedKeys].filter((key) => !isFixed(key)).map(patternOf);
  const unused = allKeys.filter((name) => !usedKeys.has(name) && !patterns.some((one) => one.test(name)));
  expect(unused).toEqual([]);
});
