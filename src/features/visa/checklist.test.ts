// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { checklistText, progressOf, readTicks, tickOf, writeTicks } from './checklist';

const documents = [
  { title: 'Identitas', items: ['Paspor', 'Foto'] },
  { title: 'Keuangan', items: ['Paspor'] },
];
const passport = tickOf('Identitas', 'Paspor');

afterEach(() => localStorage.clear());

test('ticks are stored on the device, separately for each country', () => {
  expect(writeTicks(1, [passport])).toBe(true);
  expect(readTicks(1)).toEqual(['Identitas|Paspor']);
  expect(readTicks(2)).toEqual([]);
});

test('the same document in two groups is ticked separately, and ticks of removed documents do not count', () => {
  expect(progressOf(documents, [passport, 'Identitas|Akta'])).toEqual({ done: 1, total: 3 });
});

test('the shared text marks the ticked and the missing documents', () => {
  expect(checklistText('Visa Jepang', documents, [passport])).toBe(
    'Visa Jepang\n\nIdentitas\n[x] Paspor\n[ ] Foto\n\nKeuangan\n[ ] Paspor',
  );
});
