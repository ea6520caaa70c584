import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn'] as const;

// A test that expects output replaces the spy itself: vi.spyOn(console, 'error').mockImplementation(() => {}).
beforeEach(() => {
  for (const method of methods) vi.spyOn(console, method);
});

afterEach(() => {
  for (const method of methods) {
    const spy = vi.mocked(console[method]);
    if (!vi.isMockFunction(spy)) continue;
    const isSilenced = spy.getMockImplementation() !== undefined && spy.getMockImplementation()?.length === 0;
    if (isSilenced) continue;
    expect(spy.mock.calls, `unexpected console.${method}`).toEqual([]);
  }
});
