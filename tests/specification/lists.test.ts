import { expect, test } from 'vitest';
import { getStaticProps as blogProps } from '../../src/pages/blog/index';
import { getStaticProps as toursProps } from '../../src/pages/group-tour/index';
import { withMockServer } from '../support/with-mock-server.ts';

const server = withMockServer();

test.each([
  ['tour list', 'listTours', toursProps],
  ['blog', 'listArticles', blogProps],
])('the %s requests page 1 with nine items (§9)', async (_name, operationId, getProps) => {
  await getProps({ locale: 'id' });
  const calls = server.calls.all().filter((call) => call.operationId === operationId);
  expect(calls.map(({ path }) => new URL(path, 'http://host.example').search)).toEqual(['?page=1&limit=9']);
});
