// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { languageOfAddress, TopBar } from './top-bar';
import { pagePath, returnPath } from './use-page-path';

test('the bar has a text of the site until the headline of the service is there, which a tab reads once', async () => {
  const fetched = vi.fn(async (_address: string) => new Response(null, { status: 503 }));
  vi.stubGlobal('fetch', fetched);
  const { container, unmount } = renderInShell(<TopBar />);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Konsultan kami siap membantu')).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  unmount();

  const headline = { title: 'Any questions?', subtitle: 'We answer', image_url: '/media/us.jpg', language: 'en' };
  fetched.mockResolvedValue(Response.json(headline));
  const { unmount: leave } = renderInShell(<TopBar />);
  expect((await screen.findByText('Any questions?')).parentElement?.lang).toBe('en');
  leave();
  renderInShell(<TopBar />);
  expect(screen.getByText('Any questions?')).toBeTruthy();
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/headline.json', '/headline.json']);
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

test('the path has the query after hydration, and never the fragment', () => {
  const location = { asPath: '/group-tour?country=3&page=2#list', pathname: '/group-tour' };
  expect(pagePath(location, true)).toBe('/group-tour?country=3&page=2');
  expect(pagePath(location, false)).toBe('/group-tour');
  // The server renders pages below /with-query for their query.
  expect(pagePath({ ...location, pathname: '/with-query/group-tour' }, false)).toBe('/group-tour?country=3&page=2');
});

test('the path of an error page is / until hydration', () => {
  const location = { asPath: '/group-tour/999', pathname: '/404' };
  expect(pagePath(location, false)).toBe('/');
  expect(pagePath(location, true)).toBe('/group-tour/999');
});

test('the home page and auth pages are no return paths; the return path of an auth page is passed on', () => {
  expect(returnPath('/')).toBe(undefined);
  expect(returnPath('/auth/sign-up')).toBe(undefined);
  expect(returnPath('/auth/sign-up?from=%2Faccount%3Ftab%3D1')).toBe('/account?tab=1');
  expect(returnPath('/auth/sign-in?from=%2F%2Fevil.example')).toBe('//evil.example');
  expect(returnPath('/booking/12?itinerary=120703')).toBe('/booking/12?itinerary=120703');
});

test.each([
  ['https://kelana.example/', 'id'],
  ['https://kelana.example/english-tours', 'id'],
  ['https://kelana.example/en/blog?page=2', 'en'],
  ['https://elsewhere.example/en', null],
  ['', null],
])('the language of the page before, %s, is %s', (address, language) => {
  expect(languageOfAddress(address, 'https://kelana.example')).toBe(language);
});
