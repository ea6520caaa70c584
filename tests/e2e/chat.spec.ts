import { expect, inLanguage, type Language, test } from './test.ts';

const words = { id: 'Ngobrol dengan konsultan kami', en: 'Chat with our consultants' };

for (const language of ['id', 'en'] as Language[]) {
  test(`${language}: the chat comes with its first use and knows the placeholder guest`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(inLanguage(language, '/group-tour/17'));
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/packs/js/sdk.js');
    await page.getByRole('link', { name: words[language] }).click();
    await expect(page.getByRole('dialog', { name: 'Chat' })).toContainText('Tamu Kelana (guest)');
  });

  test(`${language}: a guest of this session is named to the chat`, async ({ page }) => {
    await page.goto(inLanguage(language, '/group-tour/17'));
    await page.evaluate(() => sessionStorage.setItem('kelana.guest', '{"identifier":"g-17","name":"Sari"}'));
    await page.getByRole('link', { name: words[language] }).click();
    await expect(page.getByRole('dialog', { name: 'Chat' })).toContainText('Sari (g-17)');
  });
}

test('the chat is absent where somebody signs in', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: words.id })).toHaveCount(0);
});

test.describe('where the chat does not come', () => {
  test.use({ expectsFailures: true });

  test('the button leads to WhatsApp', async ({ page }) => {
    await page.route('**/packs/js/sdk.js', (route) => route.abort());
    await page.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    await page.goto('/group-tour/17');
    await page.getByRole('link', { name: words.id }).click();
    await expect(page).toHaveURL(/^https:\/\/wa\.me\/6281200000101/);
  });
});
