import { INTERPOLATION, type SourceTexts } from './source-texts.ts';

export type MessageTree = { [name: string]: string | MessageTree };

/** Returns the keys of a namespace, such as 'list.title'. */
export function flatKeys(tree: MessageTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [path + name] : flatKeys(inner, `${path}${name}.`),
  );
}

/** Returns the key without a plural suffix, as the code uses it. */
export const stemOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

/**
 * Returns a predicate that is true when a string literal of these files may be the key: as the argument of `t` in its
 * namespace, with the namespace as a prefix, or anywhere else, because any `t` may receive it.
 */
export function usedIn(sources: readonly SourceTexts[]): (namespace: string, key: string) => boolean {
  const names = new Set(sources.flatMap((source) => [...source.texts].flatMap((text) => namesOf(text, source))));
  const templates = [...names].filter((name) => name.includes(INTERPOLATION));
  const patterns = templates.map((name) => {
    const parts = name.split(INTERPOLATION).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(`^${parts.join('[\\w.-]+')}$`);
  });
  return (namespace, key) => {
    const stem = stemOf(key);
    return [`${namespace}:${stem}`, `:${stem}`].some(
      (name) => names.has(name) || patterns.some((pattern) => pattern.test(name)),
    );
  };
}

/** Returns the text with each namespace it may belong to as a prefix; with an empty prefix when that may be any. */
function namesOf(text: string, { translated, namespaces, hasOpenNamespace }: SourceTexts): string[] {
  // A template without a literal part, such as '<hole>.<hole>', would match every key.
  if (text.includes(INTERPOLATION) && !(/[a-z]{2}/i.test(text) && /[.:]/.test(text))) return [];
  if (text.includes(':')) return [text];
  if (!translated.has(text) || hasOpenNamespace || namespaces.size === 0) return [`:${text}`];
  return [...namespaces].map((namespace) => `${namespace}:${text}`);
}

/** Returns the used paths of a tree, with one path for a fully used branch; true for the whole tree. */
export function usedPaths(tree: MessageTree, isUsed: (key: string) => boolean, path = ''): string[] | true {
  const inner = Object.entries(tree).map(([name, node]): string[] | true => {
    const own = path + name;
    if (typeof node === 'string') return isUsed(own) || [];
    const paths = usedPaths(node, isUsed, `${own}.`);
    return paths === true ? true : paths;
  });
  if (inner.every((one) => one === true)) return true;
  return inner.flatMap((one, index) => (one === true ? [path + Object.keys(tree)[index]] : one));
}
