import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/** Waits end after this time at the latest: on a busy machine a render can take seconds. */
const LONGEST_WAIT_MS = 30_000;

const { waitFor } = vi;

vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: LONGEST_WAIT_MS, ...options });

/** A little more than a frame of jsdom. */
const FRAME_MS = 20;

if (globalThis.Document) {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: LONGEST_WAIT_MS });

  // jsdom has no class for <search> yet and creates an unknown element, about which React warns.
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    const element: HTMLElement = createElement.call(this, name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };

  // Testing Library unmounts what a test has rendered if it finds this function when it is imported.
  Object.assign(globalThis, { afterEach });

  // The last test may have left work behind that reads `window`, which is gone afterwards: a form sends in a task after
  // the next frame, and React renders after that.
  afterAll(async () => {
    await setTimeout(FRAME_MS);
    await setTimeout(FRAME_MS);
    await setImmediate();
  });
}

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
