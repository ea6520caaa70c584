import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './actions.ts';
import { signedIn } from './member-session.ts';
import { memberWords } from './member-words.ts';
import { expireSessions, newMember } from './service-host.ts';
import { expect, expectNoSideways, inLanguage, type Language, test } from './test.ts';
import { words } from './words.ts';

const isUpdate = (request: Request) => request.method() === 'POST' && request.url().endsWith('/user/update');

/** The fields of a multipart body in their order. */
const fieldsOf = (request: Request) =>
  [...(request.postData() ?? '').matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]);

/** The picture behind an image of the page, as the service was given it: a browser does not show files in a body. */
async function fileBehind(image: Locator): Promise<Buffer> {
  const src = new URL((await image.getAttribute('src')) ?? '', 'http://localhost').searchParams.get('url') ?? '';
  return Buffer.from(await (await fetch(src)).arrayBuffer());
}

/** A picture twice as wide as high, red on the left and blue on the right, with EXIF that turns it upside down. */
async function twoColours(): Promise<Buffer> {
  const half = { width: 600, height: 600, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width: 1200, background: '#ff0000' } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
}

for (const language of ['id', 'en'] as Language[]) {
  const w = { ...memberWords[language], common: words[language] };
  const main = (page: Page) => page.locator('main');
  const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label, { exact: true });
  const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();
  const panelShows = (page: Page, name: string) =>
    expect(page.getByRole('navigation').getByText(name).or(main(page).getByText(name)).first()).toBeVisible();

  async function answer(page: Page, question: string, word: string) {
    const dialog = page.getByRole('alertdialog', { name: w.confirmTitle });
    await expect(dialog.getByText(question)).toBeVisible();
    await dialog.getByRole('button', { name: word, exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }

  async function openForm(page: Page, path = '/account/edit-profile') {
    const member = await newMember('edit');
    await signedIn(page, member);
    await page.goto(inLanguage(language, path));
    if (path === '/account/edit-profile') await expect(field(page, w.firstName)).toHaveValue('Dewi');
    return member;
  }

  test(`${language}: a member changes names, phone and city, and only what is filled in is sent`, async ({ page }) => {
    const updates: Request[] = [];
    page.on('request', (request) => isUpdate(request) && updates.push(request));
    await openForm(page);
    await expect(field(page, w.city)).toBeDisabled();
    await expect(main(page).getByText(w.cityWaits)).toBeVisible();
    await field(page, w.firstName).fill('Sekar');
    await field(page, w.lastName).fill('Ayu Larasati');
    await field(page, w.phone).fill('0813 9876 5432');
    await field(page, w.country).selectOption('Jepang');
    await field(page, w.city).selectOption('Osaka');
    await press(page, w.save);
    await answer(page, w.saveQuestion, w.no);
    expect(updates).toHaveLength(0);
    await press(page, w.save);
    await answer(page, w.saveQuestion, w.yes);
    await expect(main(page).getByText(w.saved, { exact: true })).toBeVisible();
    expect(updates.map(fieldsOf)).toEqual([
      [
        ['first_name', 'Sekar'],
        ['last_name', 'Ayu Larasati'],
        ['phone', '+6281398765432'],
        ['id_country', '21'],
        ['id_city', '2011'],
      ],
    ]);
    await panelShows(page, 'Sekar Ayu Larasati');
    await page.reload();
    await panelShows(page, 'Sekar Ayu Larasati');
    await expect(field(page, w.phone)).toHaveValue('+6281398765432');
    await expect(field(page, w.city)).toHaveValue('2011');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSideways(page);
  });

  test(`${language}: leaving with unsaved changes asks; a no stays, a yes leaves and forgets them`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await openForm(page, '/account');
    await main(page).getByRole('link', { name: w.editProfile, exact: true }).first().click();
    await field(page, w.firstName).fill('Sekar');
    await page.reload();
    await expect(main(page).getByText(w.restored)).toBeVisible();

    const address = page.url();
    const bookings = page.getByRole('link', { name: w.common.bookings });
    await bookings.click();
    await answer(page, w.leaveQuestion, w.no);
    expect(page.url()).toBe(address);
    await expect(field(page, w.firstName)).toHaveValue('Sekar');

    await bookings.click();
    await answer(page, w.leaveQuestion, w.yes);
    await expect(page.getByRole('heading', { level: 1, name: w.common.bookings })).toBeVisible();
    await page.goBack();
    await expect(field(page, w.firstName)).toHaveValue('Dewi');

    await page.goForward();
    await page.getByRole('link', { name: w.profile, exact: true }).click();
    await main(page).getByRole('link', { name: w.editProfile, exact: true }).first().click();
    await field(page, w.firstName).fill('Sekar');
    await page.evaluate(() => history.back());
    await answer(page, w.leaveQuestion, w.no);
    expect(page.url()).toBe(address);
    await expect(field(page, w.firstName)).toHaveValue('Sekar');
    await page.evaluate(() => history.back());
    await answer(page, w.leaveQuestion, w.yes);
    await expect(page.getByRole('heading', { level: 1, name: w.profile, exact: true })).toBeVisible();
  });

  test.describe('when something fails', () => {
    test.use({ expectsFailures: true });

    test(`${language}: a session that expires while saving leads to sign-in and back with what was typed`, async ({
      page,
    }) => {
      const member = await openForm(page);
      await field(page, w.firstName).fill('Sekar');
      await field(page, w.country).selectOption('Jepang');
      await expireSessions(member);
      await press(page, w.save);
      await answer(page, w.saveQuestion, w.yes);
      await signIn(page, language, member);
      await expect(main(page).getByText(w.restored)).toBeVisible();
      await expect(field(page, w.firstName)).toHaveValue('Sekar');
      await expect(field(page, w.country)).toHaveValue('21');
      await press(page, w.save);
      await answer(page, w.saveQuestion, w.yes);
      await expect(main(page).getByText(w.saved, { exact: true })).toBeVisible();
    });

    test(`${language}: a lost connection keeps what was typed and the chosen photo`, async ({ page }) => {
      await openForm(page);
      await field(page, w.choosePhoto).setInputFiles({
        name: 'foto.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('not a photo'),
      });
      await expect(main(page).getByText(w.noPhoto)).toBeVisible();
      await field(page, w.choosePhoto).setInputFiles({
        name: 'foto.jpg',
        mimeType: 'image/jpeg',
        buffer: await twoColours(),
      });
      await expect(main(page).getByRole('slider', { name: w.zoomPhoto })).toBeVisible();
      await field(page, w.firstName).fill('Sekar');
      await press(page, w.save);
      await answer(page, w.saveQuestion, w.no);
      await page.context().setOffline(true);
      await press(page, w.save);
      await answer(page, w.saveQuestion, w.yes);
      await expect(main(page).getByText(w.notSent)).toBeVisible();
      await press(page, w.savePhoto);
      await answer(page, w.saveQuestion, w.yes);
      await expect(main(page).getByText(w.photoKept)).toBeVisible();
      await page.context().setOffline(false);
      await press(page, w.common.retry);
      await answer(page, w.saveQuestion, w.yes);
      await expect(page.getByText(w.photoSaved)).toBeVisible();
      await expect(field(page, w.firstName)).toHaveValue('Sekar');
    });
  });

  test(`${language}: a photo is cropped, sent as a small square without EXIF and shown at once`, async ({ page }) => {
    await openForm(page);
    const photo = main(page).locator('form img');
    await expect(photo).toHaveCount(0);
    await field(page, w.choosePhoto).setInputFiles({
      name: 'liburan.png',
      mimeType: 'image/png',
      buffer: await twoColours(),
    });
    const tool = main(page).getByRole('group', { name: /./ }).last();
    // The picture is upside down until its EXIF is read: then blue is on the left, where the square is moved to.
    await tool.focus();
    for (let step = 0; step < 24; step++) await page.keyboard.press('ArrowRight');
    await press(page, w.savePhoto);
    await answer(page, w.saveQuestion, w.yes);
    await expect(page.getByText(w.photoSaved)).toBeVisible();
    await expect(photo).toBeVisible();
    const file = await fileBehind(photo);
    const { format, width, height, exif, orientation } = await sharp(file).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({ format: 'jpeg', width: 512, height: 512 });
    const { channels } = await sharp(file).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 64) * 64)).toEqual([0, 0, 256]);
    await expect(page.locator('header img[src*="uploads"]').first()).toBeAttached();
  });
}
