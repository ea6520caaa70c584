// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FactLine } from './fact-line';

test('facts are separate texts without dots, and empty ones are left out', () => {
  render(<FactLine facts={['Turki', 0, null, false, '', '10 hari']} />);
  const line = screen.getByText('Turki').parentElement;
  expect(line?.textContent).toBe('Turki 10 hari');
  expect(line?.querySelectorAll('span')).toHaveLength(2);
});
