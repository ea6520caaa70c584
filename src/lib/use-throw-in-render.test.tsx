// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useThrowInRender } from './use-throw-in-render';

test('an error is thrown in the next render, and reported after the component was unmounted', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {});
  const mounted = renderHook(useThrowInRender);
  expect(() => act(() => mounted.result.current(new TypeError('a bug')))).toThrow('a bug');
  expect(reported).not.toHaveBeenCalled();
  const { result, unmount } = renderHook(useThrowInRender);
  unmount();
  result.current(new TypeError('a late bug'));
  expect(reported.mock.calls).toEqual([[new TypeError('a late bug')]]);
});
