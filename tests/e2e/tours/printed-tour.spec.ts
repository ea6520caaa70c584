import { extractText } from 'unpdf';
import { expect, test } from '../support/test.ts';

test('the page of a tour prints on at most four sheets, none of them empty', async ({ page }) => {
  await page.goto('/group-tour/17');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })));
  expect(text.length).toBeLessThanOrEqual(4);
  expect(text.map((sheet) => sheet.trim()).filter((sheet) => sheet.length < 200)).toEqual([]);
  expect(text.at(-1)).toContain('Pertanyaan tentang tour ini');
});
