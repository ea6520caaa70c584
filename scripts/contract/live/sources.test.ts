import { expect, test } from 'vitest';
import { calls, type OpenApiDocument } from '../../generate/document.ts';
import { presentDocument } from '../judge/document.ts';
import { sourceOf, valuesAlong, withSources } from './sources.ts';

const operations = calls(presentDocument() as unknown as OpenApiDocument);

test('every read with something in its path has a list that gives it', () => {
  const wanted = operations
    .filter(({ method }) => method === 'GET')
    .flatMap(({ id, parameters }) =>
      parameters.filter((one) => one.in === 'path').map(({ name }) => [id, name] as const),
    );
  expect(wanted.filter(([id, name]) => sourceOf(id, name) === undefined)).toEqual([]);
});

test('a read brings those that lead to it', () => {
  expect([...withSources(['getItineraryPdf'], operations)]).toEqual([
    'getItineraryPdf',
    'listItineraries',
    'listTours',
  ]);
});

test('values are found in every row, each once, and nothing where the answer has another shape', () => {
  const body = { data: [{ seo: { slug: 'a' } }, { seo: null }, { seo: { slug: 'b' } }, { seo: { slug: 'a' } }] };
  expect(valuesAlong(body, '/data/*/seo/slug')).toEqual(['a', 'b']);
  expect(valuesAlong({ data: 'none' }, '/data/*/id')).toEqual([]);
});
