import { violations } from '../service-host.ts';
import { expect, test } from '../test.ts';

test('no call of the whole run broke the document', async () => {
  expect(await violations()).toEqual([]);
});
