// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';

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
