import { HOLE, type SourceTexts } from './source-texts.ts';

export type WordTree = { [name: string]: string | WordTree };

/** The keys of a namespace by its parts: 'list.title'. */
export function flatKeys(tree: WordTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [path + name] : flatKeys(inner, `${path}${name}.`),
  );
}

/** A plural is asked for by its stem. */
export const stemOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * Whether a text of these files may be the key: as `t` of its namespace asks for it, behind its namespace, or in quotes
 * in any other place, where nobody knows which `t` will get it.
 */
export function usedIn(sources: readonly SourceTexts[]): (namespace: string, key: string) => boolean {
  const names = new Set(sources.flatMap((source) => [...source.texts].flatMap((text) => namesOf(text, source))));
  const templates = [...names].filter((name) => name.includes(HOLE));
  const patterns = templates.map((name) => {
    const parts = name.split(HOLE).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('[\\w.-]+')}$`);
  });
  return (namespace, key) => {
    const stem = stemOf(key);
    return [`${namespace}:${stem}`, `:${stem}`].some(
      (name) => names.has(name) || patterns.some((pattern) => pattern.test(name)),
    );
  };
}

/** The text behind each namespace it may be of; behind none of them when that may be any. */
function namesOf(text: string, { asked, namespaces, hasOpenNamespace }: SourceTexts): string[] {
  // A template needs a part of its own to mean a key: '<hole>.<hole>' would mean them all.
  if (text.includes(HOLE) && !(/[a-z]{2}/i.test(text) && /[.:]/.test(text))) return [];
  if (text.includes(':')) return [text];
  if (!asked.has(text) || hasOpenNamespace || namespaces.size === 0) return [`:${text}`];
  return [...namespaces].map((namespace) => `${namespace}:${text}`);
}

/** The used parts of a tree, a wholly used branch by its name alone; true for all of it. */
export function usedPaths(tree: WordTree, isUsed: (key: string) => boolean, path = ''): string[] | true {
  const inner = Object.entries(tree).map(([name, node]): string[] | true => {
    const own = path + name;
    if (typeof node === 'string') return isUsed(own) || [];
    const paths = usedPaths(node, isUsed, `${own}.`);
    return paths === true ? true : paths;
  });
  if (inner.every((one) => one === true)) return true;
  return inner.flatMap((one, index) => (one === true ? [path + Object.keys(tree)[index]] : one));
}
