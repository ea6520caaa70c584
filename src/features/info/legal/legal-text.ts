import type { MessageTree, Translate } from '@/i18n/translate';

export type LegalBlock = { key: string; text: string } | { key: string; items: string[] };
export type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

/**
 * Returns the sections of a legal text in the order of the locale file. A body is an array of paragraphs (texts) and
 * lists (arrays). The key of a section is its anchor, the same in both languages; `leftOut` names the sections that are
 * not true of this build.
 */
export function legalSections(
  messages: MessageTree | undefined,
  fill: Translate,
  leftOut: readonly string[] = [],
): LegalSection[] {
  const sections = Object.entries(treeAt(messages, 'sections')).filter(([id]) => !leftOut.includes(id));
  return sections.map(([id, section]) => ({
    id,
    title: fill(`sections.${id}.title`),
    blocks: Object.entries(treeAt(section, 'body')).map(([key, block]) => {
      const path = `sections.${id}.body.${key}`;
      if (typeof block === 'string') return { key, text: fill(path) };
      return { key, items: Object.keys(block).map((item) => fill(`${path}.${item}`)) };
    }),
  }));
}

export function legalSummary(messages: MessageTree | undefined, fill: Translate): string[] {
  return Object.keys(treeAt(messages, 'summary')).map((key) => fill(`summary.${key}`));
}

function treeAt(node: string | MessageTree | undefined, name: string): MessageTree {
  const inner = typeof node === 'object' ? node[name] : undefined;
  return typeof inner === 'object' ? inner : {};
}
