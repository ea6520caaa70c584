import { anchorOf } from '@/lib/anchor';
import { plainText } from '@/lib/plain-text';

export type Heading = { id: string; text: string };

const HEADING = /<(h[23])>(.*?)<\/\1>/gs;
const MIN_HEADINGS = 3;

/**
 * Gives the headings of sanitised HTML their anchors. `contents` lists the chapters, or all headings where there are
 * few chapters; it is empty below three, when a list of contents is of no use.
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

/** Links of the text to other pages of the site stay in the language of this one. */
export function inLanguage(html: string, locale: string | undefined): string {
  return locale === 'en' ? html.replace(/(<a href=")\/(?![/]|en(?:[/?#"]))/g, '$1/en/') : html;
}

// The beginning keeps the anchors apart from the page's own.
const anchor = (text: string) => `bagian-${anchorOf(text)}`;
