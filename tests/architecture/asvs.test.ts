import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Row = { items: string[]; requirement: string; kind: string; answer: string };

/** The number of items of levels 1 and 2 in each section, in which they precede the items of level 3. */
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
    const [, item = '', requirement = '', rest = ''] = line.split(/ ?\| ?/);
    const [, kind = '', answer = ''] = /^(\w+): (.+)$/.exec(rest) ?? [];
    return { items: itemsOf(item), requirement, kind, answer };
  });

/** Returns the items of a range in one section: '1.2.6-1.2.8' is three items. */
function itemsOf(text: string): string[] {
  const [first = '', last = first] = text.split('-');
  const section = first.slice(0, first.lastIndexOf('.'));
  const [from, to] = [first, last].map((item) => Number(item.split('.')[2]));
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${section}.${Number(from) + index}`);
}

test('the table has every item of levels 1 and 2 once', () => {
  const expected = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(expected).toHaveLength(253);
  expect(rows.flatMap(({ items }) => items).sort()).toEqual(expected.sort());
});

const KINDS = ['test', 'reason', 'service', 'unmet', 'none'];
const FILE = '(?:src|tests|mocks|scripts|sdk)/';

// The title is in the line of its `test` call, or in the next line when the arguments of `test.each` are long.
const TITLE = /(?:\b(?:test|it)(?:\.\w+)?|^\)|[\])]\))\((?:.*\(\n.*|\n.*|.*)/gm;

/** Returns the tests at the end of an answer, as pairs of file and title. */
function testsOf(answer: string): string[][] {
  const start = answer.search(new RegExp(`${FILE}\\S+ › `));
  if (start === -1) return [];
  return answer
    .slice(start)
    .split(new RegExp(`; (?=${FILE})`))
    .map((one) => one.split(' › '));
}

test('every item has a requirement and an answer of a known kind; only one of the kind `test` begins with a test', () => {
  const isComplete = ({ requirement, kind, answer }: Row) =>
    requirement && answer && KINDS.includes(kind) && (kind === 'test') === new RegExp(`^${FILE}\\S+ › `).test(answer);
  expect(rows.filter((row) => !isComplete(row))).toEqual([]);
});

test.each(rows.flatMap(({ answer }) => testsOf(answer)))('%s has the test %s', (file, title) => {
  expect(existsSync(file as string)).toBe(true);
  const titles = readFileSync(file as string, 'utf8').match(TITLE) ?? [];
  expect(titles.filter((one) => one.includes(title as string)).length).toBeGreaterThan(0);
});
