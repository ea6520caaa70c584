// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastsState } from '@/state/toasts';
import { useShare } from './use-share';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  toastsState.items = [];
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function press() {
  const { result } = renderHook(() => useShare({ copied: 'Tautan disalin.', failed: 'Tautan tidak bisa disalin.' }));
  await act(() => result.current.share({ title: 'Turki', text: 'Lihat tour ini', url: 'https://kelana.example/17' }));
  return { said: result.current.said, toasts: toastsState.items.map(({ kind, text }) => `${kind}: ${text}`) };
}

test('without sharing of its own the device gets a copy, which is said', async () => {
  expect(await press()).toEqual({ said: 'Tautan disalin.', toasts: ['success: Tautan disalin.'] });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Lihat tour ini\n\nhttps://kelana.example/17');
});

test('a copy that is refused is said', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  expect(await press()).toEqual({ said: 'Tautan tidak bisa disalin.', toasts: ['error: Tautan tidak bisa disalin.'] });
});

test.each([
  ['shared', () => Promise.resolve()],
  ['dismissed', () => Promise.reject(new DOMException('closed', 'AbortError'))],
])('the sheet of the device says itself that it was %s', async (_, share) => {
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  expect(await press()).toEqual({ said: '', toasts: [] });
  expect(writeText).not.toHaveBeenCalled();
});
