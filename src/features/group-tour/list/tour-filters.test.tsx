// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FilterGroup } from './tour-filters';

const countries = ['Belanda', 'Italia', 'Jepang', 'Turki'];
const labels = () => screen.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent?.trim());

test('a long group shows its first options and those that are on, and all of them after a press', () => {
  const options = countries.map((label) => ({ label, isOn: label === 'Turki', filter: {} }));
  render(<FilterGroup title="Negara" options={options} apply={() => {}} more="Tampilkan semua negara" shows={2} />);
  expect(labels()).toEqual(['Belanda', 'Italia', 'Turki']);
  fireEvent.click(screen.getByRole('button', { name: 'Tampilkan semua negara' }));
  expect(labels()).toEqual(countries);
});
