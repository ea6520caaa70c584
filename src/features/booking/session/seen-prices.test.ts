// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readSeenPrices, storeSeenPrices } from './seen-prices';

test('the last prices of each departure are returned, also on request, and damaged entries are ignored', () => {
  storeSeenPrices('170704', { price: 22_900_000 });
  storeSeenPrices('170705', { price: null });
  storeSeenPrices('170704', { price: 23_900_000, childPrice: 20_000_000 });
  expect(['170704', '170705', '170706'].map(readSeenPrices)).toEqual([
    { price: 23_900_000, childPrice: 20_000_000 },
    { price: null },
    undefined,
  ]);
  for (const damaged of ['{', 'null', '{"170704":22900000}', '{"170704":null}']) {
    sessionStorage.setItem('kelana.seen-prices', damaged);
    expect(readSeenPrices('170704')).toBeUndefined();
  }
});
