import { listViolations } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

test('no call of the whole run violated the API document', async () => {
  expect(await listViolations()).toEqual([]);
});
