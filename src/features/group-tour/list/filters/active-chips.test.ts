import { expect, test } from 'vitest';
import { activeChips } from './active-chips';

const t = (key: string) => key;
const facets = { regionals: [{ id: 2, name: 'Eropa Barat', total: 6 }], countries: [], months: [], durations: [] };

test('every filter has a chip whose removal keeps the other filters', () => {
  const query = { page: 2, regional_id: 2, country: [7, 8], month: ['2027-03'], min_days: 6, max_days: 8 };
  const chips = activeChips(query, { ...facets, prices: [], available: 0 }, t, 'id');
  expect(chips.map(({ label }) => label)).toEqual(['Eropa Barat', '7', '8', 'Mar 2027', 'tour:days.between']);
  expect(chips[1]?.without).toEqual({ ...query, country: [8] });
  expect(chips[3]?.without.month).toBeUndefined();
  expect(chips[4]?.without).toMatchObject({ min_days: undefined, max_days: undefined, regional_id: 2 });
});

test('the chip of a region whose id is text has its name', () => {
  const asText = JSON.parse(JSON.stringify(facets), (name, value) => (name === 'id' ? String(value) : value));
  const [chip] = activeChips({ regional_id: 2 }, { ...asText, prices: [], available: 0 }, t, 'id');
  expect(chip?.label).toBe('Eropa Barat');
});

test('without filters there are no chips', () => {
  expect(activeChips({ page: 1, limit: 9, sort: 'newest' }, null, t, 'id')).toEqual([]);
});
