// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from './search-field';

const field = (value: string) => <SearchField value={value} label="Cari" placeholder="Cari tour" />;
const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari' });

test('submitting a search keeps the field and its focus', async () => {
  const { rerender } = render(field(''));
  const before = input();
  await userEvent.type(before, 'jepang');
  rerender(field('jepang'));
  expect(input()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect(before.value).toBe('jepang');
});

test('a search that is cleared elsewhere clears the field too', async () => {
  const { rerender } = render(field('jepang'));
  await userEvent.type(input(), ' musim');
  rerender(field(''));
  expect(input().value).toBe('');
});

test('rendering the field again for the same search keeps the typed text', async () => {
  const { rerender } = render(field('jepang'));
  await userEvent.type(input(), ' musim');
  rerender(field('jepang'));
  expect(input().value).toBe('jepang musim');
});

test('a list that filters while typing gets every change', async () => {
  const onType = vi.fn();
  render(<SearchField value="" label="Cari" placeholder="Cari negara" onType={onType} />);
  await userEvent.type(input(), 'ab');
  expect(onType.mock.calls).toEqual([['a'], ['ab']]);
});
