// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastsState } from '@/state/toasts';
import { useShare } from './use-share';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['shared', () => Promise.resolve()],
  ['dismissed', () => Promise.reject(new DOMException('closed', 'AbortError'))],
])('the site shows no message when the share sheet was %s', async (_, nativeShare) => {
  const writeText = vi.fn();
  vi.stubGlobal('navigator', { share: nativeShare, clipboard: { writeText } });
  const { result } = renderHook(() => useShare({ copied: 'Tautan disalin.', failed: 'Tautan tidak bisa disalin.' }));
  await act(() => result.current.share({ title: 'Turki', text: 'Lihat tour ini', url: 'https://kelana.example/17' }));
  expect([result.current.resultText, toastsState.items]).toEqual(['', []]);
  expect(writeText).not.toHaveBeenCalled();
});
