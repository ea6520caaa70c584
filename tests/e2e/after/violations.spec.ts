import { expect, test } from '../support/test.ts';
import { mainControls, violationsIn } from '../support/world.ts';

test('no call of the main world, which the server of the site uses, violated the API document', async () => {
  expect(await violationsIn(mainControls)).toEqual([]);
});
