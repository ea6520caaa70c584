import { inflateSync } from 'node:zlib';
import type { Tour } from '@sdk';
import { expect, test } from 'vitest';
import { callFixture } from '../../tests/support/fixture-call.ts';
import { fixtureDatabase, fixtureNow } from '../../tests/support/fixture-database.ts';
import { createDatabases, type Database } from '../database.ts';
import { serializeTour } from '../serializers/tour-serializer.ts';
import { contentDisposition, createItineraryPdf } from './itinerary-pdf.ts';
import { buildPdfContent } from './pdf-content.ts';
import { plainPdf } from './plain-pdf.ts';

async function pdfOf(itineraryId: number, query: { max_row?: number; version?: number } = {}): Promise<string> {
  const response = await callFixture(fixtureDatabase(), 'getItineraryPdf', { path: { itineraryId }, query });
  if (response.status !== 200) throw new Error(`no PDF: ${response.status}`);
  expect(response.body.type).toBe('application/pdf');
  return Buffer.from(await response.body.arrayBuffer()).toString('latin1');
}

function fixtureContent(locale: 'id' | 'en', maxRows = 5, departureId = 10003, change: Partial<Tour> = {}) {
  const database = fixtureDatabase();
  const tour = serializeTour(database, 1);
  const selected = tour?.itineraries.find(({ id }) => id === departureId);
  if (!tour || !selected) throw new Error(`the fixture has no departure ${departureId}`);
  return buildPdfContent(database.catalogue, { ...tour, ...change }, selected, { locale, maxRows, hasPicture: true });
}

async function seededPdf(database: Database, itineraryId: number, locale: 'id' | 'en') {
  const pdf = await createItineraryPdf(database, itineraryId, { locale, maxRows: 5, version: 2 });
  if (!pdf) throw new Error(`there is no departure ${itineraryId}`);
  return Buffer.from(await pdf.file.arrayBuffer()).toString('latin1');
}

/** Returns the character maps of the embedded fonts, which list every character in the file. */
function characterMapsOf(file: string): string {
  const streams = [...file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n(.*?)\r?\nendstream/gs)];
  const texts = streams.map(([, data = '']) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1'));
  return texts.filter((text) => text.includes('beginbfrange')).join('\n');
}

function pageCountOf(file: string): number {
  return file.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
}

test('the file is a PDF with the title of the tour and the embedded font', async () => {
  const file = await pdfOf(10003);
  expect(file).toMatch(/^%PDF-1\.7/);
  expect(file).toContain('<rdf:li xml:lang="x-default">Turki Lengkap</rdf:li>');
  expect(file).toContain('PlusJakartaSans-Bold');
  expect(file.trimEnd()).toMatch(/%%EOF$/);
});

test('equal data give an equal file, and version 1 has no picture', async () => {
  const file = await pdfOf(10003);
  expect(await pdfOf(10003)).toBe(file);
  expect(file).toContain('/Subtype /Image');
  expect(await pdfOf(10003, { version: 1 })).not.toContain('/Subtype /Image');
});

test('the content is in the requested language', () => {
  expect(fixtureContent('id').departures[0]).toEqual({
    dates: '16 Jan 2027 - 25 Jan 2027',
    note: 'Reguler',
    seats: 'Hampir penuh',
    seatStatus: 'almost',
    price: 'Rp\u00A022.000.000',
    isChosen: true,
  });
  expect(fixtureContent('en').days).toEqual([
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

test('max_row limits the departures, and the chosen one is always among them', () => {
  const rows = (maxRows: number, id: number) =>
    fixtureContent('id', maxRows, id).departures.map(({ dates, isChosen }) => [dates.slice(0, 11), isChosen]);
  expect(rows(2, 10003)).toEqual([
    ['16 Jan 2027', true],
    ['06 Mar 2027', false],
  ]);
  expect(rows(2, 10007)).toEqual([
    ['16 Jan 2027', false],
    ['09 Okt 2027', true],
  ]);
});

test('included and excluded costs come from the fields of the tour', () => {
  expect(fixtureContent('en').lists).toEqual([
    { title: 'Included', items: ['Hotel 9 malam'] },
    { title: 'Not included', items: ['Tipping: Rp\u00A01.600.000', 'Single supplement: Rp\u00A05.000.000'] },
  ]);
});

test('the plain PDF of the browser has offsets that point to its objects', async () => {
  const file = Buffer.from(await plainPdf(fixtureContent('id')).arrayBuffer()).toString('latin1');
  const offsets = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
  expect(offsets.map((offset) => file.slice(offset, offset + 7))).toEqual(
    offsets.map((_, index) => `${index + 1} 0 obj`),
  );
  expect(file).toContain('(Turki Lengkap) Tj');
});

test('Turkish letters are written as on the site', async () => {
  const characterMaps = characterMapsOf(await seededPdf(createDatabases({ now: fixtureNow }).id, 170_704, 'id'));
  for (const letter of ['ş', 'Ş', 'ı', 'İ', 'ö']) {
    const code = letter.charCodeAt(0).toString(16).padStart(4, '0');
    expect(characterMaps, letter).toContain(`<${code}>`);
  }
});

test('the first stop begins the route, as on its map', () => {
  const route_stops = [
    { name: 'Istanbul', day: 2, nights: 0 },
    { name: 'Bursa', day: 2, nights: 0 },
    { name: 'Cappadocia', day: 2, nights: 2 },
  ];
  const { stops } = fixtureContent('id', 5, 10003, { route_stops });
  expect(stops.map(({ kind }) => kind)).toEqual(['start', 'stop', 'stay']);
});

test.each(['id', 'en'] as const)('%s: trips of ten and of twelve days take four pages', async (locale) => {
  const database = createDatabases({ now: fixtureNow }).id;
  for (const id of [170_704, 10_706, 110_704]) expect(pageCountOf(await seededPdf(database, id, locale))).toBe(4);
});

test('a name is sent in ASCII, and also encoded when it has other characters', () => {
  expect(contentDisposition('Itinerary - Turki.pdf')).toBe('attachment; filename="Itinerary - Turki.pdf"');
  expect(contentDisposition('Café "Île" 100%.pdf')).toBe(
    'attachment; filename="Cafe -Ile- 100-.pdf"; filename*=UTF-8\'\'Caf%C3%A9%20%22%C3%8Ele%22%20100%25.pdf',
  );
  expect(contentDisposition("Xi'an (5)*.pdf")).toBe('attachment; filename="Xi\'an (5)*.pdf"');
});

test('no name can end the header or begin another', () => {
  const header = contentDisposition('a"\r\nSet-Cookie: b=1; 日本');
  expect(header).toMatch(/^attachment; filename="a---Set-Cookie: b=1; --"; filename\*=UTF-8''[\w%.-]+$/);
  expect(() => new Headers({ 'content-disposition': header })).not.toThrow();
});
