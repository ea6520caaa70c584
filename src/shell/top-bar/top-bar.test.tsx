// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { TopBar } from './top-bar';

test('without data of the service the bar has a default text and no picture', () => {
  const { container } = renderInShell(<TopBar />);
  expect(screen.getByText('Konsultan kami siap membantu')).toBeTruthy();
  expect(container.querySelectorAll('img')).toHaveLength(0);
});

test('the language switch keeps page and query and stores the choice', () => {
  renderInShell(<TopBar />, { router: mockRouter({ asPath: '/group-tour?page=2', pathname: '/group-tour' }) });
  const link = screen.getByRole('link', { name: /Read this page in English/ });
  expect(link.getAttribute('href')).toBe('/group-tour?page=2');
  expect(link.getAttribute('hreflang')).toBe('en');
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(document.cookie).toBe('NEXT_LOCALE=en');
});
