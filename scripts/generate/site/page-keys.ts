import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { sourceClosure } from './source-closure.ts';

/** The paths of the messages that a page's code uses, by namespace; true for all of a namespace. */
export type PageKeys = Record<string, string[] | true>;

const HEADER = '// Generated from the pages and what they import by `npm run generate`. Never edit.';

const CALL = /\b(?:(?:static|query|member)Props\(|loadPageMessages\(\s*locale,)\s*'([^']+)'(?:,\s*\[([^\]]*)\])?/;
const APP = 'src/pages/_app.tsx';

/** Returns the messages that every page uses, by route. `root` is the root folder of the project. */
export function pageKeys(root: string): Record<string, PageKeys> {
  const sources = new Map(sourceTexts(join(root, 'src')).map((source) => [source.file, source]));
  const pages = globSync('src/pages/**/*.tsx', { cwd: root }).map((page) => page.replaceAll('\\', '/'));
  return Object.fromEntries(
    pages.sort().flatMap((page) => {
      const [, route, list = ''] = CALL.exec(readFileSync(join(root, page), 'utf8')) ?? [];
      if (!route) return [];
      if (route !== routeOf(page)) throw new Error(`${page} loads the messages of another route: ${route}.`);
      const files = [...sourceClosure(root, [APP, page], { hasDynamic: true })].map((file) => join(root, file));
      const isUsed = usedIn(files.flatMap((file) => sources.get(file) ?? []));
      const names = ['common', ...[...list.matchAll(/'([^']+)'/g)].map(([, name]) => name as string)];
      return [[route, keysIn(root, names, isUsed)] as const];
    }),
  );
}

/** Returns the module that exports the keys. */
export function pageKeysModule(keys: Record<string, PageKeys>): string {
  return `${HEADER}\nexport const pageKeys = ${JSON.stringify(keys, null, 1)} as const;\n`;
}

function keysIn(root: string, names: string[], isUsed: (namespace: string, key: string) => boolean): PageKeys {
  return Object.fromEntries(names.map((name) => [name, usedPaths(messages(root, name), (key) => isUsed(name, key))]));
}

/** Returns the English messages of a namespace, which have all keys: Indonesian has fewer plural forms. */
function messages(root: string, namespace: string): MessageTree {
  const file = join(root, 'public/locales/en', `${namespace}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as MessageTree;
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function routeOf(page: string): string {
  return page.slice('src/pages'.length).replace(/(\/index)?\.tsx$/, '') || '/';
}

export type MessageTree = { [name: string]: string | MessageTree };

/** Returns the keys of a namespace, such as 'list.title'. */
export function flatKeys(tree: MessageTree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, inner]) =>
    typeof inner === 'string' ? [path + name] : flatKeys(inner, `${path}${name}.`),
  );
}

/** Returns the key without a plural suffix, as the code uses it. */
const stemOf = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');

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
    return usedPaths(node, isUsed, `${own}.`);
  });
  if (inner.every((one) => one === true)) return true;
  return inner.flatMap((one, index) => (one === true ? [path + Object.keys(tree)[index]] : one));
}

export type SourceTexts = {
  /** The path, starting with the given folder. */
  file: string;
  /** Every string literal, once; a NUL stands for each interpolation of a template. */
  texts: Set<string>;
  /** The texts that are the first argument of a call of `t`. */
  translated: Set<string>;
  /** The arguments of `useMessages`; 'common' for a call without any. */
  namespaces: Set<string>;
  /** True when the namespace of some `t` is known only at run time: it is a parameter, or `useMessages` got a variable. */
  hasOpenNamespace: boolean;
};

export const INTERPOLATION = '\0';

/**
 * Returns the string literals of the files below a folder, without tests and without files generated from these
 * literals.
 */
export function sourceTexts(folder: string): SourceTexts[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)generated\//.test(file))
    .map((file) => textsOf(`${folder}/${file}`));
}

function textsOf(file: string): SourceTexts {
  const found: SourceTexts = {
    file,
    texts: new Set(),
    translated: new Set(),
    namespaces: new Set(),
    hasOpenNamespace: false,
  };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== null) found.texts.add(text);
    if (isForeignT(node)) found.hasOpenNamespace = true;
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: name } = node.expression;
      if (name === 'useMessages' && node.arguments.length === 0) found.namespaces.add('common');
      for (const argument of node.arguments.slice(0, 1).flatMap(branches)) {
        const first = textOf(argument);
        if (first !== null && name === 't') found.translated.add(first);
        if (first !== null && name === 'useMessages') found.namespaces.add(first);
        if (first === null && name === 'useMessages') found.hasOpenNamespace = true;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns true for a `t` that is a parameter or the result of another hook. */
function isForeignT(node: ts.Node): boolean {
  if (!ts.isParameter(node) && !ts.isVariableDeclaration(node)) return false;
  const { name, initializer } = node;
  const names = ts.isObjectBindingPattern(name) ? name.elements.map((element) => element.name) : [name];
  if (!names.some((one) => ts.isIdentifier(one) && one.text === 't')) return false;
  const hook = initializer && ts.isCallExpression(initializer) ? initializer.expression : null;
  return !(hook && ts.isIdentifier(hook) && hook.text === 'useMessages');
}

/** Returns both outcomes of `a ? 'b' : 'c'`. */
function branches(node: ts.Expression): ts.Expression[] {
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(branches) : [node];
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => INTERPOLATION + literal.text).join('');
}
