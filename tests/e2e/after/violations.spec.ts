import { violations } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

test('no call of the whole run broke the document', async () => {
  expect(await violations()).toEqual([]);
});
