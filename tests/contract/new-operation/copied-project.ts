import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const parts = [
  'openapi',
  'sdk',
  'mocks',
  'tests/contract/case.ts',
  'tests/contract/cases',
  'tsconfig.json',
  'package.json',
];

/** A copy of the document and of what stands on it, to be changed freely. */
export type CopiedProject = {
  root: string;
  replace(path: string, before: string, after: string): void;
  write(path: string, text: string): void;
  /** What the compiler says about one file of the copy. */
  complaints(path: string): string[];
  remove(): void;
};

export function copyProject(): CopiedProject {
  const root = mkdtempSync(join(tmpdir(), 'kelana-copy-'));
  for (const part of parts) {
    // Pictures weigh the most and nobody asks for them here.
    const filter = (path: string) => !/\.(jpg|test\.ts)$/.test(path) && !path.startsWith(join(repository, 'sdk/dist'));
    cpSync(join(repository, part), join(root, part), { recursive: true, filter });
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
    complaints(path) {
      program ??= compiled(root, ['tests/contract/cases/all.ts', 'sdk/try.ts']);
      const file = program.getSourceFile(join(root, path));
      if (!file) throw new Error(`${path} is not compiled`);
      const found = program.getSemanticDiagnostics(file);
      return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

function compiled(root: string, files: string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const { tsBuildInfoFile: _, ...plain } = options;
  const roots = files.map((path) => join(root, path));
  return ts.createProgram(roots, { ...plain, incremental: false, types: ['node'] });
}
