import type { Messages, MessageTree } from './translate';

/** The paths of messages or of whole branches, by namespace; true for the whole namespace. */
type Paths = Readonly<Record<string, readonly string[] | true>>;

/** Returns only the messages at these paths. */
export function pickMessages(messages: Messages, paths: Paths): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([name, tree]) => [name, branches(tree, paths[name] ?? true)]),
  );
}

function branches(tree: MessageTree, paths: readonly string[] | true): MessageTree {
  if (paths === true) return tree;
  const kept: MessageTree = {};
  for (const path of paths) graft(kept, tree, path.split('.'));
  return kept;
}

// The path may exist only in the other language, which has other plural forms.
function graft(onto: MessageTree, tree: MessageTree, [name = '', ...rest]: string[]): void {
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
