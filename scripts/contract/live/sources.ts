import { type Call, isJsonObject } from '../../generate/document.ts';

/** The source of a parameter value: the operation that lists it, and the path to the value in each row. */
type Source = { from: string; way: string };

// Ids come from earlier answers, because every host has its own ids.
const sources: Record<string, Source> = {
  'listToursOfRegional.regional_id': { from: 'listRegionals', way: '/data/*/id' },
  'getTour.id': { from: 'listTours', way: '/data/*/id' },
  'listItineraries.id': { from: 'listTours', way: '/data/*/id' },
  'listDayActivities.id': { from: 'listItineraries', way: '/data/*/id' },
  'getItineraryPdf.itineraryId': { from: 'listItineraries', way: '/data/*/id' },
  'getVisaCountry.id': { from: 'listVisaCountries', way: '/data/*/id' },
  'getCareer.slug': { from: 'listCareers', way: '/data/*/slug' },
  'getArticle.slug': { from: 'listArticles', way: '/data/*/seo/slug' },
  'applyForCareer.id': { from: 'listCareers', way: '/data/*/id' },
  'listCities.country': { from: 'listCountries', way: '/data/*/countryCode' },
};

export function sourceOf(operationId: string, parameter: string): Source | undefined {
  return sources[`${operationId}.${parameter}`];
}

/** Returns the operations and those that supply their ids. */
export function withSources(names: string[], operations: Call[]): Set<string> {
  const all = new Set(names);
  // Iterating a set also visits the members added during the loop.
  for (const name of all) {
    const parameters = operations.find(({ id }) => id === name)?.parameters ?? [];
    for (const { from } of parameters.flatMap((one) => sourceOf(name, one.name) ?? [])) all.add(from);
  }
  return all;
}

/** Returns the distinct values at a path as strings for a URL; `*` in the path stands for every row of a list. */
export function valuesAlong(body: unknown, way: string): string[] {
  const found = way
    .split('/')
    .slice(1)
    .reduce<unknown[]>((values, key) => values.flatMap((value) => step(value, key)), [body]);
  const named = found.filter((value) => typeof value === 'string' || typeof value === 'number');
  return [...new Set(named.map(String))].filter((text) => text !== '');
}

function step(value: unknown, key: string): unknown[] {
  if (key === '*') return Array.isArray(value) ? value : [];
  return isJsonObject(value) && key in value ? [value[key]] : [];
}
