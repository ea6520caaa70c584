import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';

export type SourceTexts = {
  /** From the project's root. */
  file: string;
  /** Every text in quotes, once; a hole of a template is a NUL. */
  texts: Set<string>;
  /** The texts that are the first argument of a call of `t`. */
  asked: Set<string>;
  /** The arguments of `useWords`. */
  namespaces: Set<string>;
};

export const HOLE = '\0';

/** What the files below a folder write in quotes, tests left out. */
export function sourceTexts(folder: string): SourceTexts[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => textsOf(`${folder}/${file}`));
}

function textsOf(file: string): SourceTexts {
  const found: SourceTexts = { file, texts: new Set(), asked: new Set(), namespaces: new Set() };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, kind);
  const visit = (node: ts.Node) => {
    const text = textOf(node);
    if (text !== null) found.texts.add(text);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const { text: name } = node.expression;
      for (const argument of node.arguments.slice(0, 1).flatMap(branches)) {
        const first = textOf(argument);
        if (first !== null && name === 't') found.asked.add(first);
        if (first !== null && name === 'useWords') found.namespaces.add(first);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Both outcomes of `a ? 'b' : 'c'`. */
function branches(node: ts.Expression): ts.Expression[] {
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(branches) : [node];
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join('');
}
