import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  type HostileFile,
  hostileFiles,
  hostileLetters,
  hostilePictures,
} from '../../support/uploads/hostile-files.ts';
import { pdfLetter } from '../../support/uploads/letters.ts';
import { editProfilePage } from '../account/edit-profile-page.ts';
import { messages } from '../pages/career-messages.ts';
import { expect, test } from '../support/test.ts';

type Sent = { name: string; type: string; content: string };

/** The file as a page gets it that was given one by hand: no name is too odd. */
const toSend = ({ name, type, content }: HostileFile): Sent => ({ name, type, content: content.toString('base64') });

const mark = Buffer.from('<script>canary()</script>');
// Those above the limits are judged by their size alone, before anything is read.
const isSmall = ({ content }: HostileFile) => content.length < 1024 * 1024;

// With one letter that begins like a photo.
const isForPhotos = (file: HostileFile) =>
  isSmall(file) && (hostilePictures.includes(file) || file.what === 'a picture before it');

/** Puts a file (null: none) into a field and dispatches the event of a choice. */
function put(page: Page, label: string | RegExp, file: Sent | null) {
  return page
    .locator('main')
    .getByLabel(label)
    .evaluate((input: HTMLInputElement, given) => {
      const chosen = new DataTransfer();
      if (given) {
        const bytes = Uint8Array.from(atob(given.content), (character) => character.charCodeAt(0));
        chosen.items.add(new File([bytes], given.name, { type: given.type }));
      }
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, file);
}

test('the application takes none of the hostile letters', async ({ page }) => {
  const t = messages.id;
  await page.goto('/career/apply/1');
  await put(page, t.cv, toSend({ what: 'good', name: 'cv.pdf', type: '', content: pdfLetter() }));
  await expect(page.getByText('cv.pdf')).toBeVisible();
  const problem = page.locator('#field-cv-error');
  for (const hostile of hostileLetters.filter(isSmall)) {
    await put(page, t.cv, null);
    await expect(problem, hostile.what).toHaveText(t.noCv);
    await put(page, t.cv, toSend(hostile));
    await expect(problem, hostile.what).toHaveText(new RegExp(`^(${t.wrongType}|${t.wrongContent})$`));
  }
});

test('the profile takes none of the hostile pictures', async ({ page }) => {
  test.slow();
  const { t, main, openForm } = editProfilePage('id');
  await openForm(page);
  const slider = main(page).getByRole('slider', { name: t.zoomPhoto, exact: true });
  for (const hostile of hostileFiles.filter(isForPhotos)) {
    await put(page, t.choosePhoto, toSend(hostile));
    await expect(main(page).locator('#photo-error'), hostile.what).not.toBeEmpty();
    await expect(slider, hostile.what).toHaveCount(0);
    await page.reload();
    await expect(main(page).getByLabel(t.firstName)).toHaveValue('Dewi');
  }
});

test('of a photo with more in it than a picture nothing but its pixels leaves', async ({ page }) => {
  const { t, main, press, answer, openForm } = editProfilePage('id');
  await openForm(page);
  const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } });
  const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' }, IFD0: { Artist: mark.toString() } };
  const photo = Buffer.concat([await plain.withExif(place).jpeg().toBuffer(), mark]);
  expect([photo.includes(mark), (await sharp(photo).metadata()).exif !== undefined]).toEqual([true, true]);
  await put(page, t.choosePhoto, toSend({ what: 'a photo and a page', name: 'foto.jpg', type: '', content: photo }));
  await press(page, t.savePhoto);
  await answer(page, t.saveQuestion, t.yes);
  await expect(page.getByText(t.photoSaved)).toBeVisible();
  const src = (await main(page).locator('form img').getAttribute('src')) ?? '';
  const saved = Buffer.from(await (await fetch(src)).arrayBuffer());
  const { format, width, exif, xmp, iptc } = await sharp(saved).metadata();
  expect({ format, width, exif, xmp, iptc }).toEqual({ format: 'jpeg', width: 40 });
  expect([saved.includes(mark), saved.includes('canary')]).toEqual([false, false]);
});
