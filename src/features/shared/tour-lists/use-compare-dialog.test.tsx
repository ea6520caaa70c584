// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { toggleCompared } from '@/state/tour-lists';
import { listedTour as tour } from '../../../../tests/support/listed-tour';
import { useCompareDialog } from './use-compare-dialog';

vi.mock('@/lib/defer/load-on-use', () => ({
  loadOnUse:
    () =>
    ({ isOpen }: { isOpen: boolean }) =>
      isOpen && <div role="dialog" />,
}));

function Comparison() {
  const { open, dialog } = useCompareDialog();
  return (
    <>
      <button type="button" onClick={open} />
      {dialog}
    </>
  );
}

const toggle = (...ids: number[]) => act(() => ids.forEach((id) => void toggleCompared(tour(id))));

test('a comparison whose tours are all removed stays closed when another is added', () => {
  toggle(1, 2);
  render(<Comparison />);
  act(() => screen.getByRole('button').click());
  expect(screen.queryByRole('dialog')).not.toBeNull();
  toggle(1, 2);
  expect(screen.queryByRole('dialog')).toBeNull();
  toggle(3);
  expect(screen.queryByRole('dialog')).toBeNull();
});
