import { expect, test } from 'vitest';
import { findSuccessExample, getOperation } from './operation.ts';
import { responseViolations } from './response-violations.ts';

const operation = getOperation('listArticles');
const example = findSuccessExample(operation)?.body as { data: object[] };
const violationsOf = (data: object[]) =>
  responseViolations('listArticles', operation, {
    status: 200,
    body: { ...example, data },
    headers: { 'Content-Language': 'id' },
  });

/** A frozen row and the number of times that its title was read. */
function countedRow() {
  const reads = { count: 0 };
  const get = () => {
    reads.count += 1;
    return 'Visa';
  };
  const row = Object.defineProperty({ ...example.data[0] }, 'title', { get, enumerable: true });
  return { reads, row: Object.freeze(row) };
}

test('a frozen row is validated in the first list that has it', () => {
  const { reads, row } = countedRow();
  expect(violationsOf([row])).toEqual([]);
  const { count } = reads;
  expect(count).toBeGreaterThan(0);
  expect(violationsOf([row, { ...example.data[0] }])).toEqual([]);
  expect(reads.count).toBe(count);
});

test('a violation beside rows that are known names its place in the whole list', () => {
  const { row } = countedRow();
  expect(violationsOf([row])).toEqual([]);
  expect(violationsOf([row, row, { ...example.data[0], title: 1 }])).toEqual(['/data/2/title must be string']);
  const invalid = Object.freeze({ ...example.data[0], title: 1 });
  expect(violationsOf([invalid])).toEqual(violationsOf([invalid]));
  expect(violationsOf([invalid])).not.toEqual([]);
});
