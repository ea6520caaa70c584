import type { Words, WordTree } from './translate';

/** The paths of messages or of whole branches, by namespace; true for the whole namespace. */
type Paths = Readonly<Record<string, readonly string[] | true>>;

/** Returns only the messages at these paths. */
export function wordsAt(words: Words, paths: Paths): Words {
  return Object.fromEntries(Object.entries(words).map(([name, tree]) => [name, branches(tree, paths[name] ?? true)]));
}

function branches(tree: WordTree, paths: readonly string[] | true): WordTree {
  if (paths === true) return tree;
  const kept: WordTree = {};
  for (const path of paths) graft(kept, tree, path.split('.'));
  return kept;
}

// The path may exist only in the other language, which has other plural forms.
function graft(onto: WordTree, tree: WordTree, [name = '', ...rest]: string[]): void {
  const node = tree[name];
  if (node === undefined) return;
  if (rest.length === 0 || typeof node === 'string') {
    onto[name] = node;
    return;
  }
  const inner = onto[name];
  const branch = typeof inner === 'object' ? inner : {};
  onto[name] = branch;
  graft(branch, node, rest);
}
