import { anchorOf } from '@/lib/anchor';
import { plainText } from '@/lib/text/plain-text';

export type Heading = { id: string; text: string };

const HEADING = /<(h[23])>(.*?)<\/\1>/gs;
const MIN_HEADINGS = 3;

/**
 * Adds anchors to the headings of sanitised HTML. `contents` lists the chapters, or all headings when there are few
 * chapters; it is empty for fewer than three, because so short a list is not useful.
 */
export function withAnchors(html: string): { html: string; contents: Heading[] } {
  const headings: (Heading & { tag: string })[] = [];
  const anchored = html.replace(HEADING, (_whole, tag: string, inner: string) => {
    const text = plainText(inner);
    const name = anchor(text);
    const before = headings.filter(({ text: other }) => anchor(other) === name).length;
    const id = before > 0 ? `${name}-${before + 1}` : name;
    headings.push({ tag, id, text });
    return `<${tag} id="${id}">${inner}</${tag}>`;
  });
  const chapters = headings.filter(({ tag }) => tag === 'h2');
  const listed = chapters.length >= MIN_HEADINGS ? chapters : headings;
  const contents = listed.length >= MIN_HEADINGS ? listed.map(({ id, text }) => ({ id, text })) : [];
  return { html: anchored, contents };
}

/** Adds the page's language to links of the text that lead to other pages of the site. */
export function inLanguage(html: string, locale: string | undefined): string {
  return locale === 'en' ? html.replace(/(<a href=")\/(?![/]|en(?:[/?#"]))/g, '$1/en/') : html;
}

// The prefix distinguishes these anchors from the page's other ids.
const anchor = (text: string) => `bagian-${anchorOf(text)}`;
