// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentInView } from './use-current-in-view';

afterEach(() => vi.restoreAllMocks());

test('a current tab beyond the right edge is moved to the middle of the row', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('aria-current') ? new DOMRect(300, 0, 200, 52) : new DOMRect(0, 0, 360, 52);
  });
  render(<Row hasCurrent />);
  expect(screen.getByRole('list').scrollLeft).toBe(220);
});

test('a row without a current tab stays where it is', () => {
  render(<Row />);
  expect(screen.getByRole('list').scrollLeft).toBe(0);
});

function Row({ hasCurrent = false }: { hasCurrent?: boolean }) {
  const list = useCurrentInView<HTMLUListElement>('Profil');
  return (
    <ul ref={list}>
      <li aria-current={hasCurrent ? 'page' : undefined}>Profil</li>
    </ul>
  );
}
