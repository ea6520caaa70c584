import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareDocuments } from '../../scripts/contract/diff/compare.ts';
import { document } from './document.ts';
import { applyMutation, type Mutation, mutationsOf } from './required/mutations.ts';
import { smallestRows } from './required/smallest.ts';
import { smallestProblems } from './required/smallest-check.ts';

const mutations = mutationsOf(document);
const removals = mutations.filter(({ kind }) => kind === 'removed');
const additions = mutations.filter(({ kind }) => kind === 'added');
const describeMutation = ({ keys, field, kind }: Mutation) => `${keys.slice(1).join('/')}: ${field} ${kind}`;

test.each(smallestRows)('$name requires exactly the fields of its smallest value', async (row) => {
  expect(await smallestProblems(document, row)).toEqual([]);
});

test(`each of ${removals.length} fields removed from a required list and each of ${additions.length} added is reported`, async () => {
  const unnoticed: string[] = [];
  for (const mutation of mutations) {
    const row = smallestRows.find(({ keys }) => keys[1] === mutation.keys[1] && keys[2] === mutation.keys[2]);
    const problems = row ? await smallestProblems(applyMutation(document, mutation), row) : [];
    const advice = row ? '' : ' (no smallest value in tests/contract/required/)';
    if (problems.length === 0) unnoticed.push(describeMutation(mutation) + advice);
  }
  expect(unnoticed).toEqual([]);
}, 60_000);

test('the comparison with a release reports every changed required list', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-required-'));
  const listCount = (list: Mutation[]) => new Set(list.map(({ keys }) => keys.join('/'))).size;
  const writeDocument = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  try {
    const before = writeDocument('before.json', document);
    for (const list of [removals, additions]) {
      const changed = list.reduce(applyMutation, document);
      const { changes, needed } = await compareDocuments(before, writeDocument('after.json', changed));
      expect([changes.length, needed]).toEqual([listCount(list), 'major']);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
