import { expect, test } from 'vitest';
import { promotionsOf } from './offer';

const row = (ends_on: string | null) => ({ title: 'Early bird', image_url: null, hyperlink: null, ends_on });

test('a promotion has its benefit, period and conditions, if the service sends them', () => {
  const sent = { ...row('2026-12-31'), benefit: 'Poin ganda', starts_on: '2026-11-01', conditions: ['Untuk anggota.'] };
  expect(promotionsOf([sent], '2026-11-26')).toEqual([
    {
      title: 'Early bird',
      imageUrl: null,
      link: null,
      benefit: 'Poin ganda',
      from: '2026-11-01',
      to: '2026-12-31',
      conditions: ['Untuk anggota.'],
    },
  ]);
  const [bare] = promotionsOf([{ title: 'Travel fair', image_url: null, hyperlink: null }], '2026-11-26');
  expect(bare).toMatchObject({ benefit: null, from: null, to: null, conditions: [] });
});

test('a promotion is shown on its last day and not afterwards', () => {
  expect(promotionsOf([row('2026-11-26'), row('2026-11-25'), row(null)], '2026-11-26').map(({ to }) => to)).toEqual([
    '2026-11-26',
    null,
  ]);
});
