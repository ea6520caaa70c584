import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareDocuments } from '../../scripts/contract/diff/compare.ts';
import { document } from './document.ts';
import { minimalCases } from './required/minimal.ts';
import { minimalProblems } from './required/minimal-check.ts';
import { applyMutation, type Mutation, mutationsOf } from './required/mutations.ts';

const mutations = mutationsOf(document);
const removals = mutations.filter(({ kind }) => kind === 'removed');
const additions = mutations.filter(({ kind }) => kind === 'added');
const describeMutation = ({ schemaPath, field, kind }: Mutation) =>
  `${schemaPath.slice(1).join('/')}: ${field} ${kind}`;

test.each(minimalCases)('$name requires exactly the fields of its minimal value', async (row) => {
  expect(await minimalProblems(document, row)).toEqual([]);
});

test(`each of ${removals.length} fields removed from a required list and each of ${additions.length} added is reported`, async () => {
  const unnoticed: string[] = [];
  for (const mutation of mutations) {
    const row = minimalCases.find(
      ({ schemaPath }) => schemaPath[1] === mutation.schemaPath[1] && schemaPath[2] === mutation.schemaPath[2],
    );
    const problems = row ? await minimalProblems(applyMutation(document, mutation), row) : [];
    const advice = row ? '' : ' (no minimal value in tests/contract/required/)';
    if (problems.length === 0) unnoticed.push(describeMutation(mutation) + advice);
  }
  expect(unnoticed).toEqual([]);
});

test('the comparison with a release reports every changed required list', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-required-'));
  const listCount = (list: Mutation[]) => new Set(list.map(({ schemaPath }) => schemaPath.join('/'))).size;
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
});
