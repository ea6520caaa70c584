// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastsState } from '@/state/toasts';
import { useShare } from './use-share';

const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  toastsState.items = [];
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});

afterEach(() => vi.unstubAllGlobals());

async function share() {
  const { result } = renderHook(() => useShare({ copied: 'Tautan disalin.', failed: 'Tautan tidak bisa disalin.' }));
  await act(() => result.current.share({ title: 'Turki', text: 'Lihat tour ini', url: 'https://kelana.example/17' }));
  return {
    resultText: result.current.resultText,
    toasts: toastsState.items.map(({ kind, text }) => `${kind}: ${text}`),
  };
}

test('without the Web Share API the link is copied, and a message says so', async () => {
  expect(await share()).toEqual({ resultText: 'Tautan disalin.', toasts: ['success: Tautan disalin.'] });
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Lihat tour ini\n\nhttps://kelana.example/17');
});

test('a refused copy shows an error', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  expect(await share()).toEqual({
    resultText: 'Tautan tidak bisa disalin.',
    toasts: ['error: Tautan tidak bisa disalin.'],
  });
});

test.each([
  ['shared', () => Promise.resolve()],
  ['dismissed', () => Promise.reject(new DOMException('closed', 'AbortError'))],
])('the site shows no message when the share sheet was %s', async (_, nativeShare) => {
  vi.stubGlobal('navigator', { share: nativeShare, clipboard: { writeText } });
  expect(await share()).toEqual({ resultText: '', toasts: [] });
  expect(writeText).not.toHaveBeenCalled();
});
