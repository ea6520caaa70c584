import { expect, it } from 'vitest';
import { withNoBreakDashes } from './dashes';

it('binds each dash to the word before it', () => {
  expect(withNoBreakDashes('Hanoi – Ha Long – Sapa')).toBe('Hanoi\u00a0– Ha Long\u00a0– Sapa');
});

it('does not change a hyphen inside a word', () => {
  expect(withNoBreakDashes('Oleh-oleh Bali')).toBe('Oleh-oleh Bali');
});
