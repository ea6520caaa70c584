// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkState } from '@/state/network';
import { ErrorBoundary } from './error-boundary';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
  networkState.isOnline = true;
});
afterEach(cleanup);

function Content({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken');
  return <p>content</p>;
}

const bounded = (path: string, isBroken: boolean) => (
  <ErrorBoundary resetKey={path} fallback={(error) => <p>fallback: {error.message}</p>}>
    <Content isBroken={isBroken} />
  </ErrorBoundary>
);

test('another path gives the content another try, the same path does not', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(bounded('/a', true));
  expect(screen.getByText('fallback: broken')).toBeTruthy();
  rerender(bounded('/a', false));
  expect(screen.getByText('fallback: broken')).toBeTruthy();
  rerender(bounded('/b', false));
  expect(screen.getByText('content')).toBeTruthy();
});

function Undownloaded(): never {
  throw Object.assign(new Error('Loading chunk 412 failed.'), { name: 'ChunkLoadError' });
}

const renderUndownloaded = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary fallback={(error) => <p>fallback: {error.message}</p>}>
      <Undownloaded />
    </ErrorBoundary>,
  );
};

test('a part that could not be downloaded reloads the page, once', () => {
  renderUndownloaded();
  renderUndownloaded();
  expect(reload).toHaveBeenCalledOnce();
});

test('offline nothing is reloaded, and what is on the screen stays', () => {
  networkState.isOnline = false;
  renderUndownloaded();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('fallback: Loading chunk 412 failed.')).toBeTruthy();
});
