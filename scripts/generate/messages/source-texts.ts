import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

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
