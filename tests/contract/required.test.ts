import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compareDocuments } from '../../scripts/contract/diff/compare.ts';
import { isJsonObject, type JsonObject } from '../../scripts/generate/document.ts';
import { document } from './document.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-required-'));
afterAll(() => rmSync(folder, { recursive: true }));
const before = join(folder, 'before.json');
writeFileSync(before, JSON.stringify(document));

/** Returns a copy with other `required` lists, and counts those that differ; an example is a value and no schema. */
function withRequired(part: unknown, change: (required: string[], fields: string[]) => string[]) {
  let count = 0;
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy);
    if (!isJsonObject(value)) return value;
    const entries = Object.entries(value).map(
      ([key, one]) => [key, /^examples?$/.test(key) ? one : copy(one)] as const,
    );
    const whole: JsonObject = Object.fromEntries(entries);
    if (value.type !== 'object' || !isJsonObject(value.properties)) return whole;
    const own = Array.isArray(value.required) ? value.required.map(String) : [];
    const required = change(own, Object.keys(value.properties));
    if (required.length === own.length) return whole;
    count += 1;
    return { ...whole, required };
  };
  return { changed: copy(part) as object, count };
}

test.each<[string, (required: string[], fields: string[]) => string[]]>([
  ['a field less', (required) => required.slice(1)],
  ['a field more', (required, fields) => [...required, ...fields.filter((one) => !required.includes(one)).slice(0, 1)]],
])('the comparison with a release reports every required list that has %s', async (_name, change) => {
  const { changed, count } = withRequired(document, change);
  const { changes } = await compareDocuments(before, changed);
  expect([changes.length, changes.some(({ impact }) => impact === 'major')]).toEqual([count, true]);
  expect(count).toBeGreaterThan(30);
});
