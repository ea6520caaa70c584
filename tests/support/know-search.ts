// jsdom has no class for <search> yet and makes it an unknown element, of which React warns.
if (globalThis.Document) {
  const { createElement } = Document.prototype;
  Document.prototype.createElement = function (this: Document, name: string, options?: ElementCreationOptions) {
    const element: HTMLElement = createElement.call(this, name, options);
    if (name === 'search') Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
    return element;
  };
}
