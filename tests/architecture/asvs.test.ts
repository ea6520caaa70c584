import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Row = { items: string[]; asks: string; kind: string; answer: string };

/** How many items of levels 1 and 2 each section has; they come before those of level 3. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3 },
  ...{ '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2, '8.2': 3, '8.3': 1 },
  ...{ '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1, '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4, '14.3': 3, '15.1': 3, '15.2': 3 },
  ...{ '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3, '17.1': 1, '17.2': 4, '17.3': 2 },
};

const rows = readFileSync('tests/architecture/asvs.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line): Row => {
    const [, item = '', asks = '', rest = ''] = line.split(/ ?\| ?/);
    const [, kind = '', answer = ''] = /^(\w+): (.+)$/.exec(rest) ?? [];
    return { items: itemsOf(item), asks, kind, answer };
  });

/** '1.2.6-1.2.8' is three items of one section. */
function itemsOf(text: string): string[] {
  const [first = '', last = first] = text.split('-');
  const section = first.slice(0, first.lastIndexOf('.'));
  const [from, to] = [first, last].map((item) => Number(item.split('.')[2]));
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`);
}

test('every item of both levels stands in the table, once', () => {
  const wanted = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(wanted).toHaveLength(253);
  expect(rows.flatMap(({ items }) => items).sort()).toEqual(wanted.sort());
});

const KINDS = ['test', 'reason', 'service', 'unmet', 'none'];
const FILE = '(?:src|tests|mocks|scripts|sdk)/';

// A title stands in the line of its test, or in the next one where the tries before it are long.
const TITLE = /(?:\b(?:test|it)(?:\.\w+)?|^\)|[\])]\))\((?:.*\(\n.*|\n.*|.*)/gm;

/** The tests an answer names, file and title; they are the last thing it says. */
function testsOf(answer: string): string[][] {
  const at = answer.search(new RegExp(`${FILE}\\S+ › `));
  if (at === -1) return [];
  return answer
    .slice(at)
    .split(new RegExp(`; (?=${FILE})`))
    .map((one) => one.split(' › '));
}

test('every item says what it asks for and has an answer of a known kind', () => {
  expect(rows.filter(({ asks, kind, answer }) => !asks || answer === '' || !KINDS.includes(kind))).toEqual([]);
});

test('a test is named where there is one, and a sentence stands where a test is not the whole answer', () => {
  const beginsWithTest = ({ answer }: Row) => new RegExp(`^${FILE}\\S+ › `).test(answer);
  expect(rows.filter((row) => (row.kind === 'test') !== beginsWithTest(row))).toEqual([]);
});

test.each(rows.flatMap(({ answer }) => testsOf(answer)))('%s has the test %s', (file, name) => {
  expect(existsSync(file as string)).toBe(true);
  const titles = readFileSync(file as string, 'utf8').match(TITLE) ?? [];
  expect(titles.filter((title) => title.includes(name as string)).length).toBeGreaterThan(0);
});
