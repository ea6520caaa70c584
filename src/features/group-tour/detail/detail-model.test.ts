import type { Tour, VisaCountry } from '@sdk';
import { expect, test } from 'vitest';
import { type DetailAnswers, detailModel } from './detail-model';
import { sectionsOf } from './tour-detail-page';

const TODAY = '2026-11-21';

const tour = (changes: Partial<Tour> = {}): Tour => ({
  id: 17,
  title: 'Turki Lengkap: Istanbul – Konya',
  itineraryCount: 0,
  mainCountries: [{ tour_id: 17, country: { id: 301, name: 'Turki', regional_id: 3 } }],
  itineraries: [],
  ...changes,
});

const model = (changes: Partial<Tour> = {}, answers: Partial<DetailAnswers> = {}) =>
  detailModel(
    { tour: tour(changes), days: null, terms: null, similar: null, visa: null, ...answers },
    TODAY,
    (html) => `safe ${html}`,
  );

test('a tour that has only a title still has a complete model', () => {
  expect(model()).toMatchObject({
    id: 17,
    pictures: [],
    stops: [],
    map: null,
    departures: [],
    days: null,
    keyPoints: [],
    included: null,
    costs: { costs: [], supplements: null, deposit: null, depositDays: null, balanceDays: null },
    visa: null,
  });
});

test('a stop without coordinates is listed but not on the map', () => {
  const route_stops = [
    { name: 'Istanbul', day: 2, nights: 0, latitude: 41.01, longitude: 28.98 },
    { name: 'Konya', day: 3, nights: 1, latitude: null },
  ];
  const { stops, map } = model({ route_stops });
  expect(stops.map(({ name }) => name)).toEqual(['Istanbul', 'Konya']);
  expect(map?.places.map(({ name }) => name)).toEqual(['Istanbul']);
});

test('no line breaks inside the short words and ranges of inclusions and remarks', () => {
  const visa = { label: 'Visa', amount: null, percent: null, remark: 'gratis dengan e-paspor', is_certain: false };
  expect(model({ included: ['Bagasi 20–30 kg'], costs: [visa] as Tour['costs'] })).toMatchObject({
    included: ['Bagasi 20–\u206030 kg'],
    costs: { costs: [{ label: 'Visa', remark: 'gratis dengan e-\u2060paspor' }] },
  });
});

test('HTML is sanitised, and that about costs is included only if the service has no fields for them', () => {
  const term = '<h3>Termasuk</h3><ul><li>Bus: Rp 100.000</li></ul>';
  expect(model({ description: '<p>a</p>' }).summaryHtml).toBe('safe <p>a</p>');
  expect(model({ term })).toMatchObject({ termHtml: `safe ${term}`, included: null, costs: { costs: [] } });
  expect(model({ term, included: ['Bus'] }).termHtml).toBe(`safe ${term}`);
  expect(model({ term, included: ['Bus'], costs: [] })).toMatchObject({ termHtml: null, included: ['Bus'] });
});

test('the large picture comes first, only once, with its caption and colour; else the thumbnail is shown', () => {
  const gallery = [
    { image_url: '/b.jpg', caption: null },
    { image_url: '/a.jpg', caption: 'Balon' },
  ];
  expect(model({ imageUrl: '/a.jpg', imageColor: '#aaa187', gallery }).pictures).toEqual([
    { url: '/a.jpg', caption: 'Balon', color: '#aaa187' },
    { url: '/b.jpg', caption: '' },
  ]);
  expect(model({ imageUrl: '/a.jpg', gallery: [] }).pictures[0]).not.toHaveProperty('color');
  expect(model({ thumbnail: '/t.jpg' }).pictures).toEqual([{ url: '/t.jpg', caption: '' }]);
});

test('at most three similar tours are returned, without the tour itself', () => {
  const similar = { data: [15, 17, 18, 19, 20].map((id) => tour({ id })) } as DetailAnswers['similar'];
  expect(model({}, { similar }).similar.map((card) => card.id)).toEqual([15, 18, 19]);
});

test('a country without a visa entry is listed separately', () => {
  const entry = { id: 7, name: 'Turki', country_code: 'TR', type: 'visa_free', summary: '' } as VisaCountry;
  const visa = [
    { entry, countries: ['Turki'], processingTime: null },
    { entry: null, countries: ['Georgia'], processingTime: null },
  ];
  expect(model({}, { visa }).visa).toEqual([
    { countries: ['Turki'], entry: { id: 7, name: 'Turki', type: 'visa_free', processingTime: null } },
    { countries: ['Georgia'], entry: null },
  ]);
});

test('only sections with content have a tab; a programme that failed to load keeps its section', () => {
  expect(sectionsOf(model())).toEqual(['dates', 'visa', 'faq']);
  const full = model({ description: '<p>a</p>', term: '<p>b</p>' });
  expect(sectionsOf(full)).toEqual(['summary', 'dates', 'included', 'visa', 'faq']);
  expect(sectionsOf({ ...model(), days: null, programmeOf: 170704 })).toContain('itinerary');
  expect(sectionsOf({ ...model(), days: [], programmeOf: 170704 })).not.toContain('itinerary');
});
