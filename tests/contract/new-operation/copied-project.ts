import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const copiedPaths = [
  'openapi',
  'sdk',
  'mocks',
  'tests/contract/case.ts',
  'tests/contract/cases',
  'tsconfig.json',
  'package.json',
];

/** A temporary copy of the document, the SDK, the mocks and the contract cases, which tests may change. */
export type CopiedProject = {
  root: string;
  replace(path: string, before: string, after: string): void;
  write(path: string, text: string): void;
  /** Returns the type errors of one file of the copy; the copy is compiled at the first call. */
  typeErrors(path: string): string[];
  remove(): void;
};

export function copyProject(): CopiedProject {
  const root = mkdtempSync(join(tmpdir(), 'kelana-copy-'));
  for (const path of copiedPaths) {
    // The pictures are most of the size, and no test here needs them.
    const filter = (file: string) => !/\.(jpg|test\.ts)$/.test(file) && !file.startsWith(join(repository, 'sdk/dist'));
    cpSync(join(repository, path), join(root, path), { recursive: true, filter });
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  let program: ts.Program | undefined;

  return {
    root,
    replace(path, before, after) {
      const text = readFileSync(join(root, path), 'utf8');
      if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
      writeFileSync(join(root, path), text.replace(before, after));
    },
    write: (path, text) => writeFileSync(join(root, path), text),
    typeErrors(path) {
      program ??= createProgram(root, ['tests/contract/cases/all.ts', 'sdk/src/try.ts']);
      const file = program.getSourceFile(join(root, path));
      if (!file) throw new Error(`${path} is not compiled`);
      const diagnostics = program.getSemanticDiagnostics(file);
      return diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

function createProgram(root: string, files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const { tsBuildInfoFile: _, ...plain } = options;
  const roots = files.map((path) => join(root, path));
  return ts.createProgram(roots, { ...plain, incremental: false, types: ['node'] });
}
