// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readSeenPrice, storeSeenPrice } from './seen-prices';

test('the last price of each departure is returned, also one on request, and damaged entries are ignored', () => {
  storeSeenPrice('170704', 22_900_000);
  storeSeenPrice('170705', null);
  storeSeenPrice('170704', 23_900_000);
  expect(['170704', '170705', '170706'].map(readSeenPrice)).toEqual([23_900_000, null, undefined]);
  for (const damaged of ['{', 'null', '{"170704":"cheap"}']) {
    sessionStorage.setItem('kelana.seen-prices', damaged);
    expect(readSeenPrice('170704')).toBeUndefined();
  }
});
