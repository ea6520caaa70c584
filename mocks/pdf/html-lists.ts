export type TextList = { title: string; items: string[] };

/** The headed lists of an HTML text: `<h3>Termasuk</h3><ul><li>…`. */
export function listsOf(html: string): TextList[] {
  return html
    .split(/(?=<h[2-4][ >])/)
    .map((part) => ({
      title: plain(/<h[2-4][^>]*>(.*?)<\/h[2-4]>/s.exec(part)?.[1] ?? ''),
      items: [...part.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map((match) => plain(match[1] ?? '')),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The first paragraph of an HTML text, without its tags. */
export function firstParagraph(html: string): string {
  return plain(/<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', '#39': "'" };

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();
}
