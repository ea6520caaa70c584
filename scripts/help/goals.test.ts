import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/programs.ts';
import { goals } from './goals.ts';
import { labCommands } from './reference.ts';

test('every goal of the results has one row', () => {
  const results = readFileSync(join(root, 'tests/results.md'), 'utf8');
  const documentedGoals = [...results.matchAll(/^\| ([PAERS]\d+) \|/gm)].map(([, goal]) => goal);
  expect(documentedGoals.length).toBeGreaterThan(40);
  expect(goals.map(({ goal }) => goal).toSorted()).toEqual(documentedGoals.toSorted());
});

test('every goal has a test, and each file and part of the lab exists', () => {
  const parts = labCommands.map(({ name }) => name as string);
  for (const { goal, files = [], lab } of goals) {
    expect([goal, files.length > 0 || lab !== undefined]).toEqual([goal, true]);
    expect([goal, files.filter((file) => !existsSync(join(root, file)))]).toEqual([goal, []]);
    if (lab) expect(parts).toContain(lab.split(' ')[0]);
  }
});

test('the parts of the bench and the cluster that rows name exist', () => {
  const textOf = (name: string) => readFileSync(join(root, `scripts/lab/${name}.ts`), 'utf8');
  for (const { lab = '' } of goals) {
    const [, name, only] = /^(bench|cluster) --only (\S+)/.exec(lab) ?? [];
    if (name)
      for (const part of only?.split(',') ?? []) expect(textOf(name)).toMatch(new RegExp(`^  ${part}[:,]`, 'm'));
  }
});
