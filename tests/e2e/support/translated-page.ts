/**
 * Runs in the page: replaces each text node by two nested `font` elements with the text, after loading and after each
 * change, as the translators of browsers do. React then has text nodes that are in no document.
 */
export function replaceTexts(): void {
  const replace = (text: Node) => {
    if (!text.nodeValue?.trim() || text.parentElement?.closest('font, script, style, textarea, noscript, svg')) return;
    const font = document.createElement('font');
    font.appendChild(document.createElement('font')).textContent = text.nodeValue;
    text.parentNode?.replaceChild(font, text);
  };
  const replaceIn = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) return replace(node);
    const texts: Node[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  addEventListener('load', () => {
    replaceIn(document.body);
    const changes = new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(replaceIn);
    });
    changes.observe(document.body, { childList: true, subtree: true });
  });
}
