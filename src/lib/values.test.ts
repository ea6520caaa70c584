import { expect, test } from 'vitest';
import { anchorOf } from './anchor';
import { compareDays } from './compare-days';
import { countryName } from './country-name';
import { fingerprintOf } from './fingerprint';
import { isPreview } from './preview';
import { queryString } from './query-string';
import { pdfFileName } from './save-file';
import { wholeNumber } from './whole-number';

test('an anchor keeps the letters and digits of a title, without accents and signs', () => {
  expect(anchorOf('Anak & peserta lanjut usia')).toBe('anak-peserta-lanjut-usia');
  expect(anchorOf('  Göreme, hari 3! ')).toBe('goreme-hari-3');
});

test('days are sorted soonest first, equal ones keep their order', () => {
  const days = ['2027-03-12', '2026-12-31', '2027-03-02'];
  expect(days.sort(compareDays)).toEqual(['2026-12-31', '2027-03-02', '2027-03-12']);
  expect(compareDays('2027-03-12', '2027-03-12')).toBe(0);
});

test('a country has the name that the texts use, where Intl has another one', () => {
  const namesIn = (language: 'id' | 'en') => ['TR', 'MO', 'HK', 'CN', 'GB'].map((code) => countryName(code, language));
  expect(namesIn('en')).toEqual(['Turkey', 'Macau', 'Hong Kong', 'China', 'United Kingdom']);
  expect(namesIn('id')).toEqual(['Turki', 'Makau', 'Hong Kong', 'China', 'Inggris']);
});

test('a code without a country has no name', () => {
  expect(['EU', 'XX', 'zz1', ''].map((code) => countryName(code, 'en'))).toEqual([null, null, null, null]);
});

test('equal texts have the same fingerprint, a changed letter gives another', () => {
  expect(fingerprintOf('two adults')).toBe(fingerprintOf('two adults'));
  expect(fingerprintOf('two adults')).not.toBe(fingerprintOf('two adultz'));
});

test('ten thousand texts have different fingerprints, none longer than eleven characters', () => {
  const fingerprints = new Set(Array.from({ length: 10_000 }, (_, index) => fingerprintOf(`guest ${index}`)));
  expect(fingerprints.size).toBe(10_000);
  expect(Math.max(...[...fingerprints].map(({ length }) => length))).toBeLessThanOrEqual(11);
});

test('a preview needs the data of the link, and ends', () => {
  const context = { draftMode: true, previewData: { until: 1000 } };
  expect([isPreview(context, 999), isPreview(context, 1000)]).toEqual([true, false]);
  expect(isPreview({ draftMode: true }, 0)).toBe(false);
  expect(isPreview({ draftMode: true, previewData: false }, 0)).toBe(false);
  expect(isPreview({ previewData: { until: 1000 } }, 0)).toBe(false);
});

test.each([
  [undefined, ''],
  [{}, ''],
  [{ a: '', b: null, c: undefined }, ''],
  [{ country: [3, 5], page: 2 }, '?country=3&country=5&page=2'],
  [{ min: 0, open: false }, '?min=0&open=false'],
  ['a=1', '?a=1'],
  ['?a=1', '?a=1'],
])('the query %j is %j', (query, text) => {
  expect(queryString(query)).toBe(text);
});

test('a download without a name is called download, optionally with the time in Jakarta', () => {
  expect(pdfFileName()).toBe('download.pdf');
  expect(pdfFileName('Kelana', new Date('2027-03-12T03:24:05Z'))).toBe('Kelana 2027-03-12 10-24-05.pdf');
});

test('a whole number above zero is read', () => {
  expect([wholeNumber('1'), wholeNumber('170704')]).toEqual([1, 170_704]);
});

test.each(['', '0', '-1', '1.5', '1e3', '017', ' 1', '12345678901', ['1'], undefined])('%j is rejected', (text) => {
  expect(wholeNumber(text)).toBeNull();
});
