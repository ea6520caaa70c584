import { expect, test } from 'vitest';
import { callFixture } from '../../tests/support/fixture-call.ts';
import { fixtureWorld } from '../../tests/support/fixture-world.ts';
import { tourView } from '../views/tour-view.ts';
import { plainPdf } from './plain-pdf.ts';
import { sheetOf } from './sheet.ts';

async function pdfOf(itineraryId: number, query: { max_row?: number; version?: number } = {}): Promise<string> {
  const answer = await callFixture(fixtureWorld(), 'getItineraryPdf', { path: { itineraryId }, query });
  if (answer.status !== 200) return String(answer.status);
  expect(answer.body.type).toBe('application/pdf');
  return Buffer.from(await answer.body.arrayBuffer()).toString('latin1');
}

function fixtureSheet(locale: 'id' | 'en', maxRows = 5, departureId = 10003) {
  const world = fixtureWorld();
  const tour = tourView(world, 1);
  const chosen = tour?.itineraries.find(({ id }) => id === departureId);
  if (!tour || !chosen) throw new Error(`the fixture has no departure ${departureId}`);
  return sheetOf(world.catalogue, tour, chosen, { locale, maxRows, hasPicture: true });
}

test('it is a PDF that carries the title of the tour and the embedded face', async () => {
  const file = await pdfOf(10003);
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain('<rdf:li xml:lang="x-default">Turki Lengkap</rdf:li>');
  expect(file).toContain('PlusJakartaSans-Bold');
  expect(file.trimEnd()).toMatch(/%%EOF$/);
});

test('the same data give the same file', async () => {
  expect(await pdfOf(10003)).toBe(await pdfOf(10003));
});

test('version 1 has no picture', async () => {
  expect(await pdfOf(10003)).toContain('/Subtype /Image');
  expect(await pdfOf(10003, { version: 1 })).not.toContain('/Subtype /Image');
});

test('an unknown departure has no PDF', async () => {
  expect(await pdfOf(99)).toBe('404');
});

test('the sheet speaks the language that was asked for', () => {
  expect(fixtureSheet('id').departures[0]).toEqual({
    dates: '16 Jan 2027 - 25 Jan 2027',
    note: 'Reguler',
    seats: 'Hampir penuh',
    kind: 'almost',
    price: 'Rp\u00A022.000.000',
    isChosen: true,
  });
  expect(fixtureSheet('en').days).toEqual([
    { label: 'Day 1', date: 'Sat, 16 Jan', title: 'Jakarta – Istanbul', text: '', facts: ['Lunch', 'Coach'] },
    {
      label: 'Day 2',
      date: 'Sun, 17 Jan',
      title: 'Istanbul',
      text: 'Masjid Biru dan Hagia Sophia.',
      facts: ['Breakfast', 'Lunch', 'Coach'],
    },
  ]);
});

test('max_row bounds the departures, and the chosen one is always among them', () => {
  const rows = (maxRows: number, id: number) =>
    fixtureSheet('id', maxRows, id).departures.map(({ dates, isChosen }) => [dates.slice(0, 11), isChosen]);
  expect(rows(2, 10003)).toEqual([
    ['16 Jan 2027', true],
    ['06 Mar 2027', false],
  ]);
  expect(rows(2, 10007)).toEqual([
    ['16 Jan 2027', false],
    ['09 Okt 2027', true],
  ]);
});

test('what is included and what is not come from the term', () => {
  expect(fixtureSheet('en').lists).toEqual([
    { title: 'Included', items: ['Hotel 9 malam'] },
    { title: 'Not included', items: ['Tipping'] },
  ]);
});

test('the plain PDF of the browser has offsets that point at its objects', async () => {
  const file = Buffer.from(await plainPdf(fixtureSheet('id')).arrayBuffer()).toString('latin1');
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
    offsets.map((_, index) => `${index + 1} 0 obj`),
  );
  expect(file).toContain('(Turki Lengkap) Tj');
});
