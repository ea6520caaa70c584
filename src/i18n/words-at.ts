import type { Words, WordTree } from './translate';

/** By namespace the paths of words, of single ones or of whole branches; true for all. */
type Paths = Readonly<Record<string, readonly string[] | true>>;

/** The words at these paths alone. */
export function wordsAt(words: Words, paths: Paths): Words {
  return Object.fromEntries(Object.entries(words).map(([name, tree]) => [name, branches(tree, paths[name] ?? true)]));
}

function branches(tree: WordTree, paths: readonly string[] | true): WordTree {
  if (paths === true) return tree;
  const kept: WordTree = {};
  for (const path of paths) graft(kept, tree, path.split('.'));
  return kept;
}

// A path of the other language's plural leads nowhere here.
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
