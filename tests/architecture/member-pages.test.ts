import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const pages = globSync('src/pages/account/**/*.tsx').sort();

test('every page of the member area is guarded and has the member panel with sign-out', () => {
  expect(pages.length).toBeGreaterThanOrEqual(5);
  for (const page of pages) {
    const text = readFileSync(page, 'utf8');
    expect([page, text.includes('export default memberPage(')]).toEqual([page, true]);
  }
});

test('the server renders every page of the member area without personal data', () => {
  const personal = pages.filter((page) => /getServerSideProps|cookies|authorization/i.test(readFileSync(page, 'utf8')));
  expect(personal).toEqual([]);
});
