export type TextList = { title: string; items: string[] };

/** The first paragraph of an HTML text, without its tags. */
export function firstParagraph(html: string): string {
  return toPlainText(/<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', '#39': "'" };

function toPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (match, name: string) => entities[name] ?? match)
    .replaceAll(/[ \n\t]+/g, ' ')
    .trim();
}
