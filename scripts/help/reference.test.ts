import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dailyCommands, labCommands, releaseCommands } from './reference.ts';
import { variables } from './variables.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the list names every command of package.json once', () => {
  const { scripts } = JSON.parse(read('../../package.json')) as { scripts: Record<string, string> };
  const names = [...dailyCommands, ...releaseCommands].map(({ name }) => name);
  expect([...names, 'lab'].toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('every part of the lab has a file, and every other file of scripts/lab is no part', () => {
  const files = readdirSync(new URL('../lab/', import.meta.url)).filter((file) => file.endsWith('.ts'));
  const parts = files.map((file) => file.slice(0, -3)).filter((name) => !/^(results|run-parts)(\.test)?$/.test(name));
  expect(labCommands.map(({ name }) => name).toSorted()).toEqual(parts);
});

test('the list names every variable that the site reads', () => {
  const names = variables.map(({ name }) => name);
  const siteVariables = [...read('../../src/config/environment.ts').matchAll(/^ {2}([A-Z][A-Z_]+): v\./gm)].map(
    ([, name]) => name,
  );
  expect(siteVariables.length).toBeGreaterThan(5);
  expect(names).toEqual(expect.arrayContaining(siteVariables));
});

test('the example of a .env file names every variable once and sets none', () => {
  const lines = read('../../.env.example').split('\n');
  expect(lines.filter((line) => line && !line.startsWith('#'))).toEqual([]);
  const documentedNames = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? []);
  expect(documentedNames.toSorted()).toEqual(variables.map(({ name }) => name).toSorted());
});
