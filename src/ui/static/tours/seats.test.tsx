// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type SeatKind, Seats } from './seats';

const cases: [SeatKind, string, number][] = [
  ['available', 'Tersedia', 3],
  ['almost', 'Hampir penuh', 2],
  ['few', 'Sisa 2 kursi', 1],
  ['full', 'Penuh', 0],
  ['ask', 'Tanya ketersediaan', 0],
];

it.each(cases)('%s shows "%s" beside %i filled bars', (kind, word, filled) => {
  const { container } = render(<Seats kind={kind} label={word} />);
  expect(container.textContent).toBe(word);
  expect(container.querySelectorAll('.isFilled')).toHaveLength(filled);
  expect(container.querySelectorAll('.bar')).toHaveLength(3);
});
