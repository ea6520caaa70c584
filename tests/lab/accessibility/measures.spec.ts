import type { Page } from '@playwright/test';
import { tooFaint } from './axe/text-contrast.ts';
import { isNamed } from './keyboard/stop.ts';
import { withoutEdge } from './measure/edges.ts';
import { coveredHeight } from './measure/low-screen.ts';
import { movements } from './measure/motion.ts';
import { smallTargets } from './measure/targets.ts';
import { clippedWords } from './measure/text-spacing.ts';
import { expect, test } from './test.ts';

// Tests of the measures themselves: each finds a planted fault and reports nothing on a correct page.

const STYLE = '<style>body { font: 16px/18px serif } button { border: 0; padding: 12px }</style>';
const show = (page: Page, html: string) =>
  page.goto(`data:text/html,${encodeURIComponent(`<!doctype html>${STYLE}${html}`)}`);
const quoted = (findings: string[]) => findings.map((finding) => /"([^"]*)"/.exec(finding)?.[1]);

test('a link may be as small as its line in a sentence, not in a row of links', async ({ page }) => {
  await show(page, '<p>Baca <a href="#1">syarat</a> dulu.</p><div><a href="#2">Satu</a> · <a href="#3">Dua</a></div>');
  expect(quoted(await smallTargets(page))).toEqual(['Satu', 'Dua']);
});

test('a box is as large as its label, wherever that stands', async ({ page }) => {
  const box = (id: string, height: number) =>
    `<p><input type="checkbox" id="${id}"><label for="${id}" style="display: inline-block; line-height: ${height}px">${id}</label></p>`;
  await show(page, box('kecil', 18) + box('cukup', 30));
  expect(quoted(await smallTargets(page))).toEqual(['kecil']);
});

test('words are cut where nobody can scroll to them', async ({ page }) => {
  const cut = (overflow: string, words: string) =>
    `<div style="width: 60px; overflow: ${overflow}; white-space: nowrap">${words}</div>`;
  await show(page, cut('hidden', 'Keberangkatan terdekat') + cut('auto', 'Harga per orang'));
  expect(quoted(await clippedWords(page))).toEqual(['Keberangkatan terdekat']);
});

test('a ground of its own needs an edge, also in a card; words need none', async ({ page }) => {
  const row = (style: string, word: string) =>
    `<li style="border: 1px solid"><button style="${style}">${word}</button> 12 kursi</li>`;
  await show(
    page,
    row('background: navy', 'Pesan') +
      row('background: navy; border: 1px solid transparent', 'Simpan') +
      row('background: none', 'Tutup'),
  );
  expect(await withoutEdge(page)).toEqual(['button "Pesan" has no edge']);
});

test('what moves although rest was asked for is seen, also when it has come to its end', async ({ page }) => {
  await show(
    page,
    '<style>div { transition: translate 40ms } p { transition: translate 1ms } .on { translate: 9px }</style><div></div><p></p>',
  );
  await page.evaluate(async () => {
    for (const one of document.querySelectorAll('div, p')) one.className = 'on';
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await movements(page)).toEqual(['translate of div.on takes 40 ms']);
});

test('a text that cannot be found is not judged fine; one behind a dialog that is open is not judged', async ({
  page,
}) => {
  await show(
    page,
    `<p id="faint" style="color: #aaa">Pucat</p><p id="clear">Jelas</p><div role="dialog" aria-modal="true" hidden>Tutup</div>`,
  );
  expect(await tooFaint(page, ['#faint', '#clear', '#gone'])).toEqual([
    '2.32:1 by its pixels, not 4.5:1',
    null,
    'undecided: nothing of it is to be seen',
  ]);
  await page.locator('[role="dialog"]').evaluate((dialog) => dialog.removeAttribute('hidden'));
  expect(await tooFaint(page, ['#faint'])).toEqual([null]);
});

test('a value is no name', () => {
  expect(['textbox: Dewi', 'textbox: "12"', 'slider', 'button [disabled]'].filter(isNamed)).toEqual([]);
  const named = ['textbox "Nama depan": Dewi', 'status: Perubahan disimpan', 'button "Simpan" [disabled]'];
  expect(named.filter(isNamed)).toEqual(named);
});

test('what stays in place takes height away from content; what scrolls with it, and a dialog, do not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const showBar = (position: string, more = '') =>
    show(
      page,
      `<main style="height: 900px"><div style="position: ${position}; top: 0; width: 100%; height: 128px">Menu</div>Isi</main>${more}`,
    );
  for (const position of ['fixed', 'sticky']) {
    await showBar(position);
    expect(await coveredHeight(page)).toEqual(['50 % of the height is content (div.null)']);
  }
  await showBar('relative');
  expect(await coveredHeight(page)).toEqual([]);
  await showBar('fixed', '<div role="dialog">Isi</div>');
  expect(await coveredHeight(page)).toEqual([]);
});
