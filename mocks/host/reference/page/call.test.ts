// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ApiDocument, listOperations } from '../document.ts';
import { createSampleCall } from '../samples/sample-call.ts';
import { renderTryForm } from '../try-form.ts';
import { createCall } from './call.ts';

const description: ApiDocument = JSON.parse(readFileSync('sdk/src/generated/openapi.json', 'utf8'));

function formOf(operationId: string): HTMLFormElement {
  const operation = listOperations(description).find((one) => one.operationId === operationId);
  const call = operation && createSampleCall(description, operation, 'http://localhost');
  if (!call) throw new Error(`${operationId} has no form.`);
  document.body.innerHTML = renderTryForm(description, call);
  return document.querySelector('form') as HTMLFormElement;
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  (form.elements.namedItem(name) as HTMLInputElement).value = value;
}

test('an untouched form sends only required parameters, the language and no body', () => {
  const { url, init } = createCall(formOf('getTour'), null);
  expect(url).toBe('/v1/modules/tour/17/detail');
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({ 'accept-language': 'en' });
  expect([init.method, 'body' in init]).toEqual(['GET', false]);
});

test('a list repeats its parameter, and a path is escaped', () => {
  const tours = formOf('listTours');
  fill(tours, 'country', '1, 2');
  fill(tours, 'search', 'eropa barat');
  expect(createCall(tours, null).url).toBe('/v1/modules/tour/tours/regional?search=eropa+barat&country=1&country=2');
  const article = formOf('getArticle');
  fill(article, 'slug', 'a/b');
  expect(createCall(article, null).url).toBe('/v1/modules/article/a%2Fb');
});

test('a call of a member has the token, its key and the example as JSON', () => {
  const { init } = createCall(formOf('bookTour'), 'abc');
  const headers = new Headers(init.headers);
  expect([headers.get('authorization'), headers.get('content-type')]).toEqual(['Bearer abc', 'application/json']);
  expect(headers.get('idempotency-key')).toMatch(/^[\w-]{8,64}$/);
  expect(JSON.parse(String(init.body))).toMatchObject({ agree_terms: true });
});

test('a form has its filled fields only, and its type is left to the browser', () => {
  const { init } = createCall(formOf('updateUser'), 'abc');
  expect(new Headers(init.headers).has('content-type')).toBe(false);
  expect([...(init.body as FormData).keys()]).toEqual(['phone', 'address']);
});

test('a chosen answer is sent as a preference', () => {
  const form = formOf('bookTour');
  fill(form, 'Prefer', 'code=409, example=too-few-seats');
  expect(new Headers(createCall(form, 'abc').init.headers).get('prefer')).toBe('code=409, example=too-few-seats');
});
