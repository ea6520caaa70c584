// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearCompared, toggleCompared } from '@/state/tour-lists';
import { listedTour as tour } from '../../../../tests/support/listed-tour';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { CompareBar } from './compare-bar';

vi.mock('@/lib/defer/load-on-use', () => ({
  loadOnUse:
    () =>
    ({ isOpen }: { isOpen: boolean }) =>
      isOpen && <div role="dialog" />,
}));

const toggle = (...ids: number[]) => act(() => ids.forEach((id) => void toggleCompared(tour(id))));

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  clearCompared();
});
afterEach(() => vi.unstubAllGlobals());

test('a comparison whose tours are all removed stays closed when another is added', async () => {
  toggle(1, 2);
  renderInShell(<CompareBar />);
  await userEvent.click(screen.getByRole('button', { name: 'tray.open' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  toggle(1, 2);
  expect(screen.queryByRole('dialog')).toBeNull();
  toggle(3);
  expect(screen.getByText('Tour 3')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});
