import { describe, expect, test } from 'vitest';
import { findStructuredDataProblems } from '../support/structured-data/find-problems.ts';
import { findVocabularyProblems } from '../support/structured-data/vocabulary-check.ts';

const offer = {
  '@type': 'Offer',
  url: 'https://kelana.example/group-tour/17?itinerary=170703',
  price: 26_900_000,
  priceCurrency: 'IDR',
  availability: 'https://schema.org/InStock',
  availabilityStarts: '2027-03-06',
  availabilityEnds: '2027-03-15',
};
const provider = { '@type': 'Organization', '@id': 'https://kelana.example/#agency', name: 'Kelana' };
const tour = {
  '@type': ['TouristTrip', 'Product'],
  name: 'Turki',
  description: 'Sepuluh hari.',
  url: 'https://kelana.example/group-tour/17',
  provider,
  offers: [offer],
};

// In JSON a property without a value is left out.
const withTour = (change: object) => findStructuredDataProblems(JSON.parse(JSON.stringify([{ ...tour, ...change }])));
const withOffer = (change: object) => withTour({ offers: [{ ...offer, ...change }] });

test('a correct tour has no problem', () => {
  expect(findStructuredDataProblems([tour])).toEqual([]);
});

describe('the vocabulary', () => {
  test.each([
    ['an unknown property', { colour: 'red' }, 'TouristTrip+Product.colour is not in the vocabulary'],
    ['a property of another type', { jobTitle: 'Guide' }, 'TouristTrip+Product.jobTitle is not in the vocabulary'],
    ['an unknown type', { provider: { '@type': 'Agency', name: 'Kelana' } }, 'has the unknown type Agency'],
    [
      'a node of the wrong type',
      { offers: { '@type': 'Country', name: 'Turki' } },
      'TouristTrip+Product.offers is {"@type":"Country","name":"Turki"} instead of Demand or Offer or IdReference',
    ],
    ['a text in place of a node', { provider: 'Kelana' }, 'TouristTrip+Product.provider is "Kelana"'],
    ['a relative address', { url: '/group-tour/17' }, 'TouristTrip+Product.url is "/group-tour/17" instead of URL'],
    [
      'a reference to nothing',
      { provider: { '@id': 'https://kelana.example/#nobody' } },
      'refers to https://kelana.example/#nobody, which the page does not have',
    ],
  ])('%s is a problem', (_, change, problem) => {
    expect(withTour(change).join('\n')).toContain(problem);
  });

  test.each([
    ['2026-11-12', true],
    ['2026-11-12T02:00:00Z', true],
    ['2026-11-12T09:00:00+07:00', true],
    ['12-11-2026', false],
    ['2026-11-31', false],
    ['2026-11-12 09:00', false],
    ['12 Nov 2026', false],
    ['2026-11-12T25:00:00Z', false],
    ['', false],
  ])('the date "%s" is correct: %s', (datePosted, isCorrect) => {
    expect(findVocabularyProblems([{ '@type': 'JobPosting', datePosted }]).length === 0).toBe(isCorrect);
  });

  test.each([
    ['2027-03-06', false],
    ['2027-03-06T09:00:00+07:00', true],
    ['09:00', true],
  ])('the time of departure "%s" is correct: %s', (departureTime, isCorrect) => {
    expect(findVocabularyProblems([{ '@type': 'Trip', departureTime }]).length === 0).toBe(isCorrect);
  });

  test.each([
    ['09:00', true],
    ['24:00', false],
    ['9.00', false],
  ])('the time "%s" is correct: %s', (opens, isCorrect) => {
    expect(findVocabularyProblems([{ '@type': 'OpeningHoursSpecification', opens }]).length === 0).toBe(isCorrect);
  });
});

describe('the rules of search engines', () => {
  test.each([
    ['no price', { price: undefined }, 'Product.offers has no price'],
    ['a price with separators', { price: '26.900.000' }, 'Offer.price is written as "26.900.000"'],
    ['a price of nothing', { price: 0 }, 'Offer.price is written as 0'],
    ['another currency', { priceCurrency: 'Rp' }, 'Offer.priceCurrency is written as "Rp"'],
    ['no currency', { priceCurrency: undefined }, 'Product.offers has no priceCurrency'],
    ['an unknown availability', { availability: 'Available' }, 'Offer.availability is written as "Available"'],
    ['an invented end of the price', { priceValidUntil: '2027-03-06' }, 'Product.offers has priceValidUntil'],
    [
      'a departure in words',
      { availabilityStarts: '6 Mar 2027' },
      'Offer.availabilityStarts is "6 Mar 2027" instead of Date or DateTime or Time',
    ],
    ['no departure', { availabilityStarts: undefined }, 'Product.offers has no availabilityStarts'],
    [
      'a return before the departure',
      { availabilityStarts: '2027-03-15', availabilityEnds: '2027-03-06' },
      'Offer.availabilityEnds is before availabilityStarts',
    ],
  ])('an offer with %s is a problem', (_, change, problem) => {
    expect(withOffer(change).join('\n')).toContain(problem);
  });

  test('a product without an offer is a problem', () => {
    expect(withTour({ offers: undefined })).toEqual(['Product has no offers']);
  });

  test('an invented rating is a problem', () => {
    const aggregateRating = { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 12 };
    expect(withTour({ aggregateRating })).toContain('Product has aggregateRating, which no field provides');
  });

  test('a travel agency without an address, or with a number without its country code, is a problem', () => {
    const agency = { '@type': 'TravelAgency', name: 'Kelana', telephone: '(021) 0000-0101' };
    expect(findStructuredDataProblems([agency])).toEqual([
      'TravelAgency has no address',
      'TravelAgency.telephone is written as "(021) 0000-0101"',
    ]);
  });

  test('an article without a date, or whose author has no address, is a problem', () => {
    const article = { '@type': 'BlogPosting', headline: 'Aurora', author: { '@type': 'Organization', name: 'Kelana' } };
    expect(findStructuredDataProblems([article])).toEqual([
      'BlogPosting has no datePublished',
      'BlogPosting.author has no url',
    ]);
  });

  test('a vacancy without its required facts is a problem', () => {
    const jobLocation = { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: 'Jakarta' } };
    const vacancy = { '@type': 'JobPosting', title: 'Tour Leader', employmentType: 'Freelance', jobLocation };
    expect(findStructuredDataProblems([vacancy])).toEqual([
      'JobPosting has no description',
      'JobPosting has no datePosted',
      'JobPosting has no hiringOrganization',
      'JobPosting.employmentType is written as "Freelance"',
      'PostalAddress has no addressCountry',
    ]);
  });

  test('a type without rules is a problem', () => {
    expect(findStructuredDataProblems([{ '@type': 'Recipe', name: 'Rendang' }])).toEqual([
      'Recipe has no rules in type-rules.ts',
    ]);
  });
});
