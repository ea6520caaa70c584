import { expect, test } from 'vitest';
import { itineraryPdfName } from './itinerary-pdf-name';

test('the itinerary is named after its tour, without forbidden characters', () => {
  expect(itineraryPdfName('Turki Lengkap: Istanbul – Cappadocia')).toBe(
    'Itinerary - Turki Lengkap Istanbul – Cappadocia.pdf',
  );
  expect(itineraryPdfName('A/B\\C*?"<>|\u0007D')).toBe('Itinerary - A B C D.pdf');
});
