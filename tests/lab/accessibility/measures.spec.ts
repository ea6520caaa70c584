import type { Page } from '@playwright/test';
import { checkContrast } from './axe/text-contrast.ts';
import { hasName } from './keyboard/focused-element.ts';
import { findControlsWithoutBorder } from './measure/borders.ts';
import { findCoveredHeight, findSecondPrimary } from './measure/fixed-elements.ts';
import { findAnimations } from './measure/motion.ts';
import { findSmallTargets } from './measure/targets.ts';
import { findClippedText } from './measure/text-spacing.ts';
import { expect, test } from './test.ts';

// Tests of the checks themselves: each check finds a planted defect and reports nothing on a correct page.

const STYLE = '<style>body { font: 16px/18px serif } button { border: 0; padding: 12px }</style>';
const show = (page: Page, html: string) =>
  page.goto(`data:text/html,${encodeURIComponent(`<!doctype html>${STYLE}${html}`)}`);
const quoted = (findings: string[]) => findings.map((finding) => /"([^"]*)"/.exec(finding)?.[1]);

test('a link in a sentence may be as small as its line, a link in a row of links may not', async ({ page }) => {
  await show(page, '<p>Baca <a href="#1">syarat</a> dulu.</p><div><a href="#2">Satu</a> · <a href="#3">Dua</a></div>');
  expect(quoted(await findSmallTargets(page))).toEqual(['Satu', 'Dua']);
});

test('the label of a checkbox counts as its target', async ({ page }) => {
  const checkbox = (id: string, height: number) =>
    `<p><input type="checkbox" id="${id}"><label for="${id}" style="display: inline-block; line-height: ${height}px">${id}</label></p>`;
  await show(page, checkbox('kecil', 18) + checkbox('cukup', 30));
  expect(quoted(await findSmallTargets(page))).toEqual(['kecil']);
});

test('text that overflows its box is reported only when the box cannot be scrolled', async ({ page }) => {
  const box = (overflow: string, text: string) =>
    `<div style="width: 60px; overflow: ${overflow}; white-space: nowrap">${text}</div>`;
  await show(page, box('hidden', 'Keberangkatan terdekat') + box('auto', 'Harga per orang'));
  expect(quoted(await findClippedText(page))).toEqual(['Keberangkatan terdekat']);
});

test('a control with a background needs a border, also in a card, and a text control needs none', async ({ page }) => {
  const row = (style: string, text: string) =>
    `<li style="border: 1px solid"><button style="${style}">${text}</button> 12 kursi</li>`;
  await show(
    page,
    row('background: navy', 'Pesan') +
      row('background: navy; border: 1px solid transparent', 'Simpan') +
      row('background: none', 'Tutup'),
  );
  expect(await findControlsWithoutBorder(page)).toEqual(['button "Pesan" has no border']);
});

test('an animation with reduced motion is reported, also after it has ended', async ({ page }) => {
  await show(
    page,
    '<style>div { transition: translate 40ms } p { transition: translate 1ms } .on { translate: 9px }</style><div></div><p></p>',
  );
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll('div, p')) element.className = 'on';
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await findAnimations(page)).toEqual(['translate of div.on takes 40 ms']);
});

test('a missing text is reported as undecided, and a text behind an open dialog is not checked', async ({ page }) => {
  await show(
    page,
    `<p id="faint" style="color: #aaa">Pucat</p><p id="clear">Jelas</p><div role="dialog" aria-modal="true" hidden>Tutup</div>`,
  );
  expect(await checkContrast(page, ['#faint', '#clear', '#gone'])).toEqual([
    '2.32:1 by its pixels, not 4.5:1',
    null,
    'undecided: it is not visible',
  ]);
  await page.locator('[role="dialog"]').evaluate((dialog) => dialog.removeAttribute('hidden'));
  expect(await checkContrast(page, ['#faint'])).toEqual([null]);
});

test('the value of a field does not count as its name', () => {
  expect(['textbox: Dewi', 'textbox: "12"', 'slider', 'button [disabled]'].filter(hasName)).toEqual([]);
  const named = ['textbox "Nama depan": Dewi', 'status: Perubahan disimpan', 'button "Simpan" [disabled]'];
  expect(named.filter(hasName)).toEqual(named);
});

test('fixed and sticky elements reduce the height of the content, scrolling elements and a dialog do not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const showBar = (position: string, extraHtml = '') =>
    show(
      page,
      `<main style="height: 900px"><div style="position: ${position}; top: 0; width: 100%; height: 128px">Menu</div>Isi</main>${extraHtml}`,
    );
  for (const position of ['fixed', 'sticky']) {
    await showBar(position);
    expect(await findCoveredHeight(page, 60)).toEqual(['50 % of the height is content (div.null)']);
  }
  await showBar('relative');
  expect(await findCoveredHeight(page, 60)).toEqual([]);
  await showBar('fixed', '<div role="dialog">Isi</div>');
  expect(await findCoveredHeight(page, 60)).toEqual([]);
});

test('two primary buttons in one view are found, one that is covered or below the screen is not', async ({ page }) => {
  const showButtons = (second: string) =>
    show(
      page,
      `<style>:root { --action: #c2410c } button { background: var(--action) }</style>
       <button>Pesan</button><div style="height: 2000px"></div><button style="${second}">Tanya</button>`,
    );
  await showButtons('position: fixed; top: 300px');
  expect(await findSecondPrimary(page)).toEqual(['two primary buttons in one view: Pesan, Tanya']);
  await showButtons('');
  expect(await findSecondPrimary(page)).toEqual([]);
  await showButtons('position: fixed; top: 300px; visibility: hidden');
  expect(await findSecondPrimary(page)).toEqual([]);
});
