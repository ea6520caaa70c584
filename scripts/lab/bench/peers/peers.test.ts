import { expect, test } from 'vitest';
import { type Measure, measureOfRuns } from '../measure.ts';
import { namedPeers } from './named-peers.ts';
import { peerTable } from './peer-table.ts';

test('a peer has a name, an origin and the path of its list', () => {
  expect(namedPeers('Next Commerce=http://localhost:3336/search?q=a, Other=http://localhost:1/')).toEqual([
    { name: 'Next Commerce', origin: 'http://localhost:3336', path: '/search?q=a' },
    { name: 'Other', origin: 'http://localhost:1', path: '/' },
  ]);
  expect([namedPeers(), namedPeers('')]).toEqual([[], []]);
  expect(() => namedPeers('localhost:3336')).toThrow('BENCH_PEERS: "localhost:3336"');
});

test('the table has a row for each figure and a column for each site', () => {
  const script = (subject: string, value: number): Measure => ({
    group: 'list: JavaScript',
    subject,
    value,
    unit: 'kB',
  });
  const press = { group: 'from the list to its page, 4x', unit: 'ms' } as const;
  const measures = [
    script('Kelana', 151.24),
    script('Astro', 2.9),
    measureOfRuns({ ...press, subject: 'Kelana' }, [304, 273, 321]),
  ];
  expect(peerTable(measures)).toEqual({
    columns: ['Measure', 'Kelana', 'Astro'],
    rows: [
      ['list: JavaScript', '151.2 kB', '2.9 kB'],
      ['from the list to its page, 4x', '304.0 ms (273.0–321.0 of 3)', '–'],
    ],
  });
});
