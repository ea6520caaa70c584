import { trustedHtml } from '@/lib/trusted-html';

export type NotePart = { text: string; href: string | null };

const BLOCKS = 'p, li, h2, h3, h4, blockquote';

/**
 * The notes of a country as plain text and links: they come to the browser, where no sanitizer is loaded, so that no
 * HTML of the service is printed at all. The parsed document is inert: nothing in it runs or loads.
 */
export function noteParagraphs(html: string): NotePart[][] {
  const { body } = new DOMParser().parseFromString(trustedHtml(html), 'text/html');
  for (const unread of body.querySelectorAll('script, style, template')) unread.remove();
  const blocks = [...body.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  return (blocks.length > 0 ? blocks : [body]).map(partsOf).filter((parts) => parts.length > 0);
}

function partsOf(block: Element): NotePart[] {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  const parts: NotePart[] = [];
  while (walker.nextNode()) {
    const text = (walker.currentNode.textContent ?? '').replace(/\s+/g, ' ');
    const href = safeHref(walker.currentNode.parentElement?.closest('a')?.getAttribute('href'));
    const before = parts.at(-1);
    if (before && before.href === href) before.text += text;
    else if (before || text.trim() !== '') parts.push({ text, href });
  }
  return parts;
}

// A path of this site or an address of the web; anything else, such as javascript:, stays text.
function safeHref(href: string | null | undefined): string | null {
  return href && /^(https?:\/\/|\/(?![/\\]))/i.test(href) ? href : null;
}
