import { setImmediate } from 'node:timers/promises';
import { afterAll, afterEach } from 'vitest';

if (globalThis.Document) {
  // Async queries time out after one second by default, and a first render on a busy machine takes that long.
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 5000 });

  // jsdom has no class for <search> yet and creates an unknown element, about which React warns.
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    const element: HTMLElement = createElement.call(this, name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };

  // jsdom has no animations.
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;

  // Testing Library unmounts what a test has rendered if it finds this function when it is imported.
  Object.assign(globalThis, { afterEach });

  // React may have scheduled work that reads `window`, which is gone after the last test.
  afterAll(() => setImmediate());
}
