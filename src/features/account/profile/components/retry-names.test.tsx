// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../../../../../tests/support/render-in-shell';
import { RetryNames } from './retry-names';

function Rows({ retry }: { retry: () => void }) {
  const rows = useRef<HTMLDListElement>(null);
  const [state, setState] = useState<'failed' | 'loading' | 'loaded'>('failed');
  const startRetry = () => {
    retry();
    setState('loading');
  };
  return (
    <>
      <dl ref={rows} tabIndex={-1} data-testid="rows" onClick={() => setState('loaded')} />
      {state !== 'loaded' && <RetryNames retry={startRetry} isBusy={state === 'loading'} focusTarget={rows} />}
    </>
  );
}

test('the button shows that it loads and sends one request; after loading the focus is on the rows', () => {
  const retry = vi.fn();
  renderInShell(<Rows retry={retry} />, { namespaces: ['common', 'profile'] });
  const button = screen.getByRole('button', { name: 'Muat ulang nama kota dan negara' });
  button.focus();
  fireEvent.click(button);
  expect(button.textContent).toBe('Memperbarui…');
  fireEvent.click(button);
  expect(retry).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByTestId('rows'));
  expect(document.activeElement).toBe(screen.getByTestId('rows'));
});
