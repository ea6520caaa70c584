import { afterEach, expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { languagesFor, readServiceLanguages } from './read-service-languages';

// So that no test gets the responses of an earlier one.
vi.mock('@/api/last-responses', () => import('../../../tests/support/no-last-responses'));

const server = withMockServer();
// Each test asks at a later time, because an answer is kept for a minute.
let now = Date.now();

afterEach(() => {
  now += 3_600_000;
});

test('a service that answers in both languages has both', async () => {
  expect(await readServiceLanguages(now)).toEqual(['id', 'en']);
});

test('a service that answers every request in Indonesian has one', async () => {
  server.reset('one-language');
  expect(await readServiceLanguages(now)).toEqual(['id']);
});

test('the answer is kept for a minute, a failure is not', async () => {
  server.faults.add({ operationId: 'getContactPage', status: 500 });
  await readServiceLanguages(now);
  server.faults.clear();
  expect(await readServiceLanguages(now)).toEqual(['id', 'en']);
  server.calls.clear();
  await readServiceLanguages(now + 59_000);
  expect(server.calls.all()).toEqual([]);
});

test('the language of a page comes first, if the texts exist in it', () => {
  expect(languagesFor('en', ['id', 'en'])).toEqual(['en', 'id']);
  expect(languagesFor('en', ['id'])).toEqual(['id']);
});
