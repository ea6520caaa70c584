import sharp from 'sharp';
import { demoMember } from '../../../scripts/lib/member-session.ts';
import { pdfLetter } from '../../support/uploads/letters.ts';
import { startMemberSession } from '../support/actions.ts';
import { messages } from '../support/messages.ts';
import { languagesOfRun } from '../support/run-size.ts';
import { expect, expectNoHorizontalScroll, inLanguage, test } from '../support/test.ts';

const CODE = 'KLN-M42XTD';

for (const language of languagesOfRun('id')) {
  const t = messages[language];

  test(`${language}: a member finds a trip, hands in a proof of payment and asks for a change @translated`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 760 });
    await startMemberSession(page, demoMember);
    await page.goto(inLanguage(language, '/account/booking'));
    await page
      .getByRole('article')
      .filter({ hasText: CODE })
      .getByRole('link', { name: t('account:papers.trip') })
      .click();
    await expect(page).toHaveURL(new RegExp(`${CODE}$`));
    const payments = page.getByRole('region', { name: t('trip:payments.title') });
    const requests = page.getByRole('region', { name: t('trip:requests.title') });

    await payments.getByRole('button', { name: t('trip:proofs.open') }).click();
    await expect(payments.getByText(t('form:file.drop'))).toBeVisible();
    await payments.getByRole('button', { name: t('trip:proofs.send') }).click();
    const missing = t('validation:required', { label: t('trip:field.proof') });
    await expect(payments.locator('#field-proof-error')).toHaveText(missing);
    await payments.getByLabel(t('trip:field.proof')).setInputFiles({
      name: 'transfer.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfLetter()),
    });
    await payments.getByRole('button', { name: t('trip:proofs.send') }).click();
    await expect(payments.getByText(t('trip:proofs.state.received'), { exact: true })).toBeVisible();

    await requests.getByRole('button', { name: t('trip:requests.open') }).click();
    await requests.getByLabel(t('trip:field.kind')).selectOption({ label: t('trip:option.kind.cancel') });
    await expect(requests.getByText(t.like('trip:requests.cancel'))).toBeVisible();
    await requests.getByLabel(t('trip:field.text')).fill('Kami belum bisa berangkat.');
    await requests.getByRole('button', { name: t('trip:requests.send') }).click();
    await expect(requests.getByText('Kami belum bisa berangkat.')).toBeVisible();
    await expect(requests.getByText(t('trip:requests.state.received'), { exact: true })).toBeVisible();
    await expectNoHorizontalScroll(page);
  });

  test(`${language}: a link opens the trip for fellow travellers until it is withdrawn`, async ({
    page,
    browser,
    userAgent,
  }) => {
    await startMemberSession(page, demoMember);
    const response = await page.goto(inLanguage(language, `/account/booking/${CODE}#payments`));
    expect(response?.headers()['cache-control']).toContain('no-store');
    const part = page.getByRole('region', { name: t('trip:link.title') });
    await expect(page.getByRole('region', { name: t('trip:payments.title') })).toBeInViewport();
    await part.getByRole('button', { name: t('trip:link.create') }).click();
    const link = await part.getByText(/\/trip#[0-9a-f]{32}$/).textContent();
    const key = link?.split('#')[1] ?? '';

    const guest = await browser.newContext({ userAgent });
    const guestPage = await guest.newPage();
    const addresses: string[] = [];
    guestPage.on('request', (request) => addresses.push(request.url()));
    await guestPage.goto(link ?? '');
    await expect(guestPage.getByRole('heading', { level: 1, name: /Cappadocia/ })).toBeVisible();
    await expect(guestPage.getByRole('region', { name: t('trip:plan.title') }).getByText(/^Terminal 3/)).toBeVisible();
    await expect(guestPage.locator('main')).not.toContainText(/KLN-|RATNA|Rp/);
    expect(addresses.filter((address) => address.replace(/#.*/, '').includes(key))).toEqual([]);

    const other = language === 'id' ? 'en' : 'id';
    await guestPage.locator(`header a[hreflang="${other}"]`).first().click();
    const otherPlan = guestPage.getByRole('region', { name: messages[other]('trip:plan.title') });
    await expect(otherPlan.getByText(/^Terminal 3/)).toBeVisible();
    expect(new URL(guestPage.url()).hash).toBe(`#${key}`);

    await part.getByRole('button', { name: t('trip:link.withdraw') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('trip:link.withdraw') })
      .click();
    await expect(part.getByRole('button', { name: t('trip:link.create') })).toBeVisible();
    await guestPage.reload();
    await expect(
      guestPage.getByRole('heading', { level: 1, name: messages[other]('trip:shared.unknown') }),
    ).toBeVisible();
    await guest.close();
  });
}

test('a photo of a transfer is sent without the place where it was taken and without what hides behind it', async ({
  page,
}) => {
  const t = messages.id;
  const hidden = Buffer.from('<script>canary()</script>');
  const photo = sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#ff0000' } }).withExif({
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' },
  });
  const buffer = Buffer.concat([await photo.jpeg().toBuffer(), hidden]);
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/payment-proofs')) {
        const file = (await input.clone().formData()).get('proof') as File;
        Object.assign(window, { sentProof: Array.from(new Uint8Array(await file.arrayBuffer())) });
      }
      return fetch(input, init);
    };
  });
  await startMemberSession(page, demoMember);
  await page.goto(`/account/booking/${CODE}`);
  const payments = page.getByRole('region', { name: t('trip:payments.title') });
  await payments.getByRole('button', { name: t('trip:proofs.open') }).click();
  await payments.getByLabel(t('trip:field.proof')).setInputFiles({ name: 'bukti.jpg', mimeType: 'image/jpeg', buffer });
  await payments.getByRole('button', { name: t('trip:proofs.send') }).click();
  await expect(payments.getByText(t('trip:proofs.state.received'), { exact: true })).toBeVisible();
  const sent = Buffer.from(await page.evaluate(() => (window as unknown as { sentProof: number[] }).sentProof));
  const { format, width, exif } = await sharp(sent).metadata();
  expect({ format, width, exif, isClean: !sent.includes('canary') }).toEqual({
    format: 'jpeg',
    width: 2828,
    exif: undefined,
    isClean: true,
  });
});
