import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
const snippetFile = `${folder}snippet.ts`;

/** Returns the type errors of a matrix, which is compiled from memory and written to no file. */
function typeErrors(matrix: string): string[] {
  const snippet = `import type { Matrix } from './case.ts';\nexport const cases: Matrix<'getTour'> = ${matrix};\n`;
  const config = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === snippetFile || fileExists(name);
  host.getSourceFile = (name, language, ...rest) =>
    name === snippetFile ? ts.createSourceFile(name, snippet, language) : getSourceFile(name, language, ...rest);
  const { tsBuildInfoFile: _, ...plain } = options;
  const program = ts.createProgram([snippetFile], { ...plain, incremental: false, types: ['node'] }, host);
  const file = program.getSourceFile(snippetFile);
  return program
    .getSemanticDiagnostics(file)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

test('a matrix with every documented status compiles', () => {
  expect(typeErrors('{ getTour: { 200: {}, 401: {}, 404: {}, 422: {}, 500: {}, 503: {} } }')).toEqual([]);
});

test('a documented status without a case does not compile', () => {
  expect(typeErrors('{ getTour: { 200: {}, 401: {}, 422: {}, 500: {}, 503: {} } }').join()).toContain(
    "Property '404' is missing",
  );
});

test('a case for an undocumented status does not compile', () => {
  expect(typeErrors('{ getTour: { 200: {}, 404: {}, 418: {}, 422: {}, 500: {}, 503: {} } }').join()).toContain(
    "'418' does not exist",
  );
});
