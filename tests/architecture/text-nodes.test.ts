import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = process.cwd();

const ADVICE = `A browser that translates a page replaces its text nodes. React updates the text of an element only when the
text is the only child; beside a sibling it writes into the removed node, so the page keeps its old text. Inserting an
element before a removed node throws, so the form around it disappears. Put the text into an element of its own, or join
several texts in one message with placeholders. Type children that are never a text as Elements (src/lib/elements.ts).`;

const EXAMPLE = `import type { ReactNode } from 'react';
import type { Elements } from '@/lib/elements';
declare const t: (key: string, values?: object) => string;
type Props = { isBusy: boolean; count: number; names: string[]; children: ReactNode; action: Elements };
const Name = ({ isBusy }: Props) => (isBusy ? <b /> : 'Ratna');
const Same = ({ children }: { children: ReactNode }) => children;
export const bad = ({ isBusy, count, names, children }: Props) => [
  <button>{isBusy && <b />}{children}</button>,
  <p><b />{t('seats', { count })}</p>,
  <p>{count} · {count}</p>,
  <p>{isBusy ? t('on') : t('off')} <b /></p>,
  <p>{isBusy && <b />}{t('ready')}</p>,
  <p>{names.map(() => <b />)} ready</p>,
  <>{count}</>,
  <p>{names}</p>,
  <p><Name {...({} as Props)} /></p>,
  <p><b /><Same>{count}</Same></p>,
];
export const good = ({ isBusy, count, names, children, action }: Props) => [
  <button>{isBusy && <b />}<span>{children}</span></button>,
  <p>{\`\${count} · \${count}\`}</p>,
  <p>{isBusy ? t('on') : t('off')}</p>,
  <p>{t('privacy')} <a href="#policy">{t('policy')}</a>.</p>,
  <p>{isBusy && <b />} <i />{names.length > 0 && <i />}{action}</p>,
  <p>{names.join()}</p>,
  <p>{t('privacy')} <Same><b>{count}</b></Same></p>,
];
`;

/**
 * What a child may be. A text is constant if it is written here or is a message without values; 'several texts' are a
 * list of them, or the text that a component returns.
 */
type Kind = 'changing text' | 'constant text' | 'several texts' | 'conditional' | 'element';

const { TypeFlags } = ts;
const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.BooleanLike;

/** Returns the lines of these files whose JSX has text that React cannot update or keep in a translated page. */
function findTexts(program: ts.Program, files: string[]): string[] {
  const checker = program.getTypeChecker();
  const membersOf = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
  const itemOf = (type: ts.Type) =>
    /Array$|^Iterable$/.test(type.symbol?.name ?? '')
      ? checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
  const isText = (type: ts.Type, seen = new Set<ts.Type>()): boolean =>
    membersOf(type).some((member) => {
      if (seen.has(member)) return false;
      seen.add(member);
      const item = itemOf(member);
      return item ? isText(item, seen) : Boolean(member.flags & TEXT) && !(member.isStringLiteral() && !member.value);
    });

  function kindsOf(node: ts.Expression): Kind[] {
    if (ts.isParenthesizedExpression(node)) return kindsOf(node.expression);
    if (ts.isConditionalExpression(node)) return eitherOf(node.whenTrue, node.whenFalse);
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return eitherOf(node.right);
      const isOr = kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken;
      if (isOr) return eitherOf(node.left, node.right);
    }
    if (ts.isJsxElement(node)) return kindsOfTag(node.openingElement.tagName, node.children);
    if (ts.isJsxSelfClosingElement(node)) return kindsOfTag(node.tagName, []);
    if (ts.isJsxFragment(node)) return ['element'];
    const type = checker.getTypeAtLocation(node);
    if (type.isStringLiteral()) return type.value.trim() ? ['constant text'] : [];
    if (/^t\(\s*'[^']*',?\s*\)$/.test(node.getText())) return ['constant text'];
    const members = membersOf(type);
    const isSeveral = members.some((member) => checker.isArrayType(member) && isText(member));
    const isConditional = members.some((member) => member.flags & NOTHING || itemOf(member));
    return [
      isSeveral ? 'several texts' : isText(type) ? 'changing text' : 'element',
      ...(isConditional ? (['conditional'] as const) : []),
    ];
  }
  const eitherOf = (...nodes: ts.Expression[]): Kind[] => [
    'conditional',
    ...nodes.flatMap(kindsOf).map((kind) => (kind === 'constant text' ? 'changing text' : kind)),
  ];
  const kindsOfChild = (child: ts.JsxChild): Kind[] => {
    if (ts.isJsxText(child)) return child.text.trim() ? ['constant text'] : [];
    if (!ts.isJsxExpression(child)) return kindsOf(child);
    return child.expression ? kindsOf(child.expression) : [];
  };
  function kindsOfTag(tag: ts.JsxTagNameExpression, children: readonly ts.JsxChild[]): Kind[] {
    const signature = checker.getTypeAtLocation(tag).getCallSignatures()[0];
    const members = signature ? membersOf(signature.getReturnType()) : [];
    if (members.some(itemOf)) {
      // A component of ours that may return any child, such as a provider, returns the children written here. The
      // components of Chakra have this type too and return an element.
      const isOurs = !signature?.declaration?.getSourceFile().fileName.includes('/node_modules/');
      return ['element', ...(isOurs ? children.flatMap(kindsOfChild) : [])];
    }
    if (members.some((member) => isText(member))) return ['several texts'];
    return members.some((member) => member.flags & NOTHING) ? ['conditional', 'element'] : ['element'];
  }

  function isBad(parent: ts.JsxElement | ts.JsxFragment): boolean {
    const children = parent.children.map(kindsOfChild).filter((kinds) => kinds.length > 0);
    const has = (kind: Kind) => children.some((kinds) => kinds.includes(kind));
    if (has('several texts')) return true;
    if (children.length === 1 && ts.isJsxElement(parent)) return false;
    return has('changing text') || (has('constant text') && has('conditional'));
  }

  return files.flatMap((file) => {
    const source = program.getSourceFile(file) as ts.SourceFile;
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      if ((ts.isJsxElement(node) || ts.isJsxFragment(node)) && isBad(node)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push(`${relative(root, file)}:${line} ${node.getText().split('\n')[0]}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

test('text that changes, or that is beside a conditional element, is alone in its element', () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} };
  const { options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host) as ts.ParsedCommandLine;
  const files = globSync('src/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .map((file) => join(root, file));
  const example = join(root, 'src/example.tsx');
  const compilerHost = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = compilerHost;
  compilerHost.fileExists = (file) => file === example || fileExists(file);
  compilerHost.getSourceFile = (file, ...rest) =>
    file === example ? ts.createSourceFile(file, EXAMPLE, ts.ScriptTarget.Latest, true) : getSourceFile(file, ...rest);
  const program = ts.createProgram([example, ...files], options, compilerHost);

  const badLines = findTexts(program, [example]).map((line) => Number(line.split(/[: ]/)[1]));
  expect(badLines).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(findTexts(program, files), ADVICE).toEqual([]);
});
