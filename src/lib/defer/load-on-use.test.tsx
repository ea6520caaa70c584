// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { act, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { loadOnUse } from './load-on-use';

type Seats = ComponentType<{ seats: number }>;

const Part: Seats = ({ seats }) => `${seats} kursi`;
const failure = new Error('Loading part 7 failed.');
const download = vi.fn<() => Promise<Seats>>();

afterEach(() => void download.mockReset());

const createPart = () =>
  loadOnUse(download, ({ error, retry }) => (
    <button type="button" onClick={retry}>
      {error ? error.message : 'menunggu'}
    </button>
  ));

test('a part is downloaded when it is first shown, and from then on shown at once', async () => {
  download.mockResolvedValue(Part);
  const Deferred = createPart();
  expect(download).not.toHaveBeenCalled();
  render(<Deferred seats={9} />);
  expect(screen.getByText('menunggu')).toBeDefined();
  await screen.findByText('9 kursi');
  render(<Deferred seats={2} />);
  expect(screen.getByText('2 kursi')).toBeDefined();
  expect(download).toHaveBeenCalledOnce();
});

test('mounting the part again retries the download', async () => {
  download.mockRejectedValueOnce(failure).mockResolvedValue(Part);
  const Deferred = createPart();
  render(<Deferred seats={9} />);
  await screen.findByText('Loading part 7 failed.');
  cleanup();
  render(<Deferred seats={9} />);
  expect(await screen.findByText('9 kursi')).toBeDefined();
});

test('hydration matches the server even when the part was loaded before', async () => {
  download.mockResolvedValue(Part);
  const Deferred = createPart();
  render(<Deferred seats={9} />);
  await screen.findByText('9 kursi');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Deferred seats={2} />);
  expect(container.textContent).toBe('menunggu');
  const onRecoverableError = vi.fn();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = await act(async () => hydrateRoot(container, <Deferred seats={2} />, { onRecoverableError }));
  expect(container.textContent).toBe('2 kursi');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
