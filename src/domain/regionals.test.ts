import { expect, test } from 'vitest';
import { visibleRegionals } from './regionals';

test('regions without tours are hidden and the rest are sorted by count, descending', () => {
  const rows = [{ total_tours: 2 }, { total_tours: 0 }, { total_tours: 10 }, { total_tours: 6 }];
  expect(visibleRegionals(rows)).toEqual([{ total_tours: 10 }, { total_tours: 6 }, { total_tours: 2 }]);
});
