import type { Translate, WordTree } from '@/i18n/translate';

export type LegalBlock = { key: string; text: string } | { key: string; items: string[] };
export type LegalSection = { id: string; title: string; blocks: LegalBlock[] };

/**
 * The sections of a legal text in their order, as the locale file has them: a body is a row of paragraphs (texts) and
 * lists (arrays). A section's name in the file is its anchor, the same in both languages.
 */
export function legalSections(words: WordTree | undefined, fill: Translate): LegalSection[] {
  return Object.entries(treeAt(words, 'sections')).map(([id, section]) => ({
    id,
    title: fill(`sections.${id}.title`),
    blocks: Object.entries(treeAt(section, 'body')).map(([key, block]) => {
      const path = `sections.${id}.body.${key}`;
      return typeof block === 'string' ? { key, text: fill(path) } : { key, items: filled(block, path, fill) };
    }),
  }));
}

export function legalSummary(words: WordTree | undefined, fill: Translate): string[] {
  return filled(treeAt(words, 'summary'), 'summary', fill);
}

const filled = (list: WordTree, path: string, fill: Translate) =>
  Object.keys(list).map((key) => fill(`${path}.${key}`));

function treeAt(node: string | WordTree | undefined, name: string): WordTree {
  const inner = typeof node === 'object' ? node[name] : undefined;
  return typeof inner === 'object' ? inner : {};
}
