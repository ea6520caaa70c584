import { expect, test } from 'vitest';
import { calls, type OpenApiDocument } from '../../generate/document.ts';
import { presentDocument } from '../judge/document.ts';
import { sourceOf, valuesAlong, withSources } from './sources.ts';

const operations = calls(presentDocument() as unknown as OpenApiDocument);

test('every path parameter of a read has a list with its values', () => {
  const pathParameters = operations
    .filter(({ method }) => method === 'GET')
    .flatMap(({ id, parameters }) =>
      parameters.filter((one) => one.in === 'path').map(({ name }) => [id, name] as const),
    );
  expect(pathParameters.filter(([id, name]) => sourceOf(id, name) === undefined)).toEqual([]);
});

test('a read includes the reads that find its path parameters', () => {
  expect([...withSources(['getItineraryPdf'], operations)]).toEqual([
    'getItineraryPdf',
    'listItineraries',
    'listTours',
  ]);
});

test('values are found in every row, each once; a response of another shape has none', () => {
  const body = { data: [{ seo: { slug: 'a' } }, { seo: null }, { seo: { slug: 'b' } }, { seo: { slug: 'a' } }] };
  expect(valuesAlong(body, '/data/*/seo/slug')).toEqual(['a', 'b']);
  expect(valuesAlong({ data: 'none' }, '/data/*/id')).toEqual([]);
});
