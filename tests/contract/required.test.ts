import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareDocuments } from '../../scripts/contract/diff/compare.ts';
import { document } from './document.ts';
import { type Mutation, mutated, mutationsOf } from './required/mutations.ts';
import { smallestRows } from './required/smallest.ts';
import { smallestProblems } from './required/smallest-check.ts';

const mutations = mutationsOf(document);
const leftOut = mutations.filter(({ kind }) => kind === 'left out');
const added = mutations.filter(({ kind }) => kind === 'added');
const title = ({ keys, field, kind }: Mutation) => `${keys.slice(1).join('/')}: ${field} ${kind}`;

test.each(smallestRows)('$name wants what its smallest value has, and no more', async (row) => {
  expect(await smallestProblems(document, row)).toEqual([]);
});

test(`each of ${leftOut.length} fields left out of a required list and each of ${added.length} added is noticed`, async () => {
  const unnoticed: string[] = [];
  for (const mutation of mutations) {
    const row = smallestRows.find(({ keys }) => keys[1] === mutation.keys[1] && keys[2] === mutation.keys[2]);
    const problems = row ? await smallestProblems(mutated(document, mutation), row) : [];
    const where = row ? '' : ' (no smallest value in tests/contract/required/)';
    if (problems.length === 0) unnoticed.push(title(mutation) + where);
  }
  expect(unnoticed).toEqual([]);
}, 60_000);

test('the comparison with a release tells of every required list that changes, either way', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-required-'));
  const listsOf = (all: Mutation[]) => new Set(all.map(({ keys }) => keys.join('/'))).size;
  const fileOf = (name: string, content: unknown) => {
    writeFileSync(join(folder, name), JSON.stringify(content));
    return join(folder, name);
  };
  try {
    const before = fileOf('before.json', document);
    for (const all of [leftOut, added]) {
      const changed = all.reduce(mutated, document);
      const { changes, needed } = await compareDocuments(before, fileOf('after.json', changed));
      expect([changes.length, needed]).toEqual([listsOf(all), 'major']);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
