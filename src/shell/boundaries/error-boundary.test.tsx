// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportThrown } from '@/reports/watch-errors';
import { networkState } from '@/state/network';
import { ErrorBoundary } from './error-boundary';

vi.mock('@/reports/watch-errors', () => ({ reportThrown: vi.fn() }));

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { ...window.location, reload });
  networkState.isOnline = true;
});

function Content({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken');
  return <p>content</p>;
}

const pageAt = (path: string, isBroken: boolean) => (
  <ErrorBoundary resetKey={path} fallback={(error) => <p>fallback: {error.message}</p>}>
    <Content isBroken={isBroken} />
  </ErrorBoundary>
);

test('another path renders the content again, the same path does not', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(pageAt('/a', true));
  expect(screen.getByText('fallback: broken')).toBeTruthy();
  rerender(pageAt('/a', false));
  expect(screen.getByText('fallback: broken')).toBeTruthy();
  rerender(pageAt('/b', false));
  expect(screen.getByText('content')).toBeTruthy();
});

function FailedDownload(): never {
  throw Object.assign(new Error('Loading chunk 412 failed.'), { name: 'ChunkLoadError' });
}

const renderFailedDownload = () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ErrorBoundary fallback={(error) => <p>fallback: {error.message}</p>}>
      <FailedDownload />
    </ErrorBoundary>,
  );
};

test('offline nothing is reloaded, and the fallback is shown', () => {
  networkState.isOnline = false;
  renderFailedDownload();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('fallback: Loading chunk 412 failed.')).toBeTruthy();
});

test('with an address for reports an error is reported, unless the page reloads', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  render(pageAt('/a', true));
  expect(reportThrown).not.toHaveBeenCalled();
  vi.stubEnv('NEXT_PUBLIC_ERROR_REPORTS_URL', 'https://reports.kelana.example/errors');
  renderFailedDownload();
  expect(reload).toHaveBeenCalledOnce();
  expect(reportThrown).not.toHaveBeenCalled();
  render(pageAt('/b', true));
  expect(reportThrown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'broken' }));
  vi.unstubAllEnvs();
});
