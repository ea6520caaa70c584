// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chunkFailureState } from '@/state/chunk-failure';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { ContentBoundary } from './content-boundary';

let failure: Error | null;

function Content() {
  if (failure) throw failure;
  return <p>isi halaman</p>;
}

const page = (
  <>
    <nav>menu</nav>
    <ContentBoundary>
      <Content />
    </ContentBoundary>
  </>
);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Element.prototype.scrollIntoView = vi.fn();
  sessionStorage.clear();
});

afterEach(() => {
  failure = null;
  chunkFailureState.hasFailed = false;
});

test('broken content leaves the navigation in place and can be retried', () => {
  failure = new TypeError('x is not a function');
  renderInShell(page);
  expect(screen.getByText('menu')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Bagian halaman ini terhenti' })).toBeTruthy();
  failure = null;
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByText('isi halaman')).toBeTruthy();
});

test('the error in place of the content is scrolled into view, announced and focused', () => {
  failure = new TypeError('x is not a function');
  renderInShell(page);
  const title = screen.getByRole('heading', { name: 'Bagian halaman ini terhenti' });
  expect(document.activeElement).toBe(title);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([title]);
  expect(screen.getByRole('alert').contains(title)).toBe(true);
});

test('a route that failed to load twice shows the same error', async () => {
  renderInShell(page, { router: mockRouter({ asPath: '/mice' }) });
  expect(screen.getByText('isi halaman')).toBeTruthy();
  await act(async () => {
    chunkFailureState.hasFailed = true;
  });
  expect(screen.queryByText('isi halaman')).toBe(null);
  expect(screen.getByRole('heading', { name: 'Sebagian halaman gagal diunduh' })).toBeTruthy();
});
