import { expect, test } from '../support/test.ts';

test.use({ expectsFailures: true, javaScriptEnabled: false });

test('pictures that cannot be loaded show the pattern of a missing one without scripts', async ({ page }) => {
  await page.route('**/_next/image?**', (route) => route.abort());
  await page.goto('/group-tour');
  const pictures = page.locator('article img');
  await expect.poll(() => pictures.first().evaluate(({ complete }: HTMLImageElement) => complete)).toBe(true);
  const cover = await pictures.first().evaluate((image) => {
    const { content, position, backgroundImage } = getComputedStyle(image, '::after');
    return { content, position, backgroundImage };
  });
  expect(cover).toEqual({
    content: '""',
    position: 'absolute',
    backgroundImage: expect.stringContaining('data:image/svg+xml'),
  });
});
