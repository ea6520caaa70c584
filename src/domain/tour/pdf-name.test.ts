import { expect, test } from 'vitest';
import { itineraryPdfName, pdfFileName } from './pdf-name';

test('the itinerary is named after its tour, without forbidden characters', () => {
  expect(itineraryPdfName('Turki Lengkap: Istanbul – Cappadocia')).toBe(
    'Itinerary - Turki Lengkap Istanbul – Cappadocia.pdf',
  );
  expect(itineraryPdfName('A/B\\C*?"<>|\u0007D')).toBe('Itinerary - A B C D.pdf');
});

test('a download without a name is called download, optionally with the time in Jakarta', () => {
  expect(pdfFileName()).toBe('download.pdf');
  expect(pdfFileName('Kelana', new Date('2027-03-12T03:24:05Z'))).toBe('Kelana 2027-03-12 10-24-05.pdf');
});
