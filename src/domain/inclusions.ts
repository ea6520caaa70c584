import type { Cost, Inclusions } from './costs';

const LIST = /<h[2-4][^>]*>([\s\S]*?)<\/h[2-4]>\s*<ul[^>]*>([\s\S]*?)<\/ul>/gi;
const ITEM = /<li[^>]*>([\s\S]*?)<\/li>/gi;
const SAYS_NOT = /\b(tidak|belum|not|exclu\w*)\b/i;
const SAYS_INCLUDED = /termasuk|includ/i;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
};
// A longer value is a sentence of its own and stays with its label.
const LONGEST_VALUE = 40;

/** The two lists of a tour's `term` (HTML) as plain texts; null when it is written in another way. */
export function inclusionsOf(html: string | null): Inclusions | null {
  const lists = [...(html ?? '').matchAll(LIST)].map(([, title = '', list = '']) => ({
    title: textOf(title),
    items: [...list.matchAll(ITEM)].map(([, item = '']) => textOf(item)),
  }));
  const excluded = lists.find(({ title }) => SAYS_NOT.test(title) || /exclu/i.test(title));
  const included = lists.find((list) => list !== excluded && SAYS_INCLUDED.test(list.title));
  return included && excluded ? { included: included.items, excluded: excluded.items.map(costOf) } : null;
}

function costOf(text: string): Cost {
  const [, label, value] = /^(.+?):\s+(.+)$/.exec(text) ?? [];
  return label && value && value.length <= LONGEST_VALUE ? { label, value } : { label: text, value: null };
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d{1,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
