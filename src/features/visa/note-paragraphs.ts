import { trustedHtml } from '@/lib/trusted-html';

export type NotePart = { text: string; href: string | null };

const BLOCKS = 'p, li, h2, h3, h4, blockquote';

/**
 * Returns the notes of a country as plain text and links. The browser receives them and loads no sanitizer, so no HTML
 * of the service is rendered. The parsed document is inert: it runs and loads nothing.
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

// Returns a path of this site or a web URL; null for all other URLs, such as javascript:, whose link stays text.
function safeHref(href: string | null | undefined): string | null {
  return href && /^(https?:\/\/|\/(?![/\\]))/i.test(href) ? href : null;
}
