import { expect, test, vi } from 'vitest';
import { readServiceLanguages } from '@/hooks/server/service-languages';
import { getStaticProps } from '@/pages/index';
import { withMockServer } from '../../tests/support/with-mock-server';
import { pageFrame } from './page-frame';

// So that no test gets the responses of an earlier one.
vi.mock('@/api/last-responses', () => import('../../tests/support/no-last-responses'));

const server = withMockServer();

test('a page has the messages of its language and the contact headline', async () => {
  const frame = await pageFrame('en', '/group-tour', ['tour']);
  expect(Object.keys(frame._nextI18Next?.initialI18nStore.en)).toEqual(['common', 'tour']);
  expect(frame.shell?.headline).toBeTruthy();
});

test('the frame loads when the contact page fails', async () => {
  server.faults.add({ operationId: 'getContactPage', status: 500 });
  expect((await pageFrame('id', '/group-tour')).shell).toBeNull();
});

test('the home page requests the contact page once', async () => {
  // The languages of the service are asked once and kept.
  await readServiceLanguages();
  server.calls.clear();
  expect(await getStaticProps({ locale: 'id' })).toMatchObject({
    props: { home: { offices: expect.arrayContaining([expect.anything()]) } },
  });
  const contactCalls = server.calls.all().filter(({ operationId }) => operationId === 'getContactPage');
  expect(contactCalls).toHaveLength(1);
});

test('a refused call rejects, so that it never replaces a good home page', async () => {
  server.faults.add({ operationId: 'listArticles', status: 404, times: 1 });
  await expect(getStaticProps({ locale: 'id' })).rejects.toMatchObject({ operationId: 'listArticles', status: 404 });
});

test('a page names its languages only if one is missing', async () => {
  expect(await pageFrame('en', '/group-tour')).not.toHaveProperty('languages');
  expect(await pageFrame('en', '/group-tour')).not.toHaveProperty('textLanguage');
});

test('a page follows a service that changed its languages since they were asked for', async () => {
  expect(await readServiceLanguages()).toEqual(['id', 'en']);
  server.reset('one-language');
  expect(await pageFrame('en', '/group-tour')).toMatchObject({
    textLanguage: 'id',
    languages: ['id'],
    shell: { language: 'id' },
  });
  // The page has texts of its own only, but the headline of the top bar comes from the service.
  const own = await pageFrame('en', '/privacy-policy');
  expect(own).toMatchObject({ textLanguage: 'id', shell: { language: 'id' } });
  expect(own).not.toHaveProperty('languages');
});
