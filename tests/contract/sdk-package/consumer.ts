import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildPackage, type Packed, packPackage } from '../../../scripts/sdk/package.ts';
import { consumerFiles, consumerOptions } from './consumer-files.ts';

const root = process.cwd();
const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');
const PACKAGES = ['openapi-fetch', 'react', 'swr', '@types/react'];

export type Consumer = {
  packed: Packed;
  /** The folder of the installed package, beside openapi-fetch, react and swr. */
  installed: string;
  /** The folder of a second installation, beside openapi-fetch alone. */
  installedAlone: string;
  /** Compiles the consumer's files with one module resolution; resolves with the errors, empty for none. */
  compile(resolution: keyof typeof consumerOptions): Promise<string>;
  remove(): void;
};

/** Builds and packs the SDK and installs it twice outside the repository, so that no file resolves by accident. */
export function createConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-sdk-'));
  const source = join(folder, 'source');
  cpSync(join(root, 'sdk'), source, { recursive: true, filter: (path) => path !== join(root, 'sdk', 'dist') });
  linkPackages(source, PACKAGES);
  buildPackage(source);
  const packed = packPackage(source, folder);

  const consumer = join(folder, 'consumer');
  const installed = install(consumer, packed, PACKAGES);
  for (const [name, text] of Object.entries(consumerFiles)) writeFileSync(join(consumer, name), text);
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }\n');
  cpSync(join(installed, 'examples', 'plain-node.mjs'), join(consumer, 'plain-node.mjs'));

  return {
    packed,
    installed,
    installedAlone: install(join(folder, 'alone'), packed, ['openapi-fetch']),
    compile: (resolution) => compile(consumer, resolution),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function compile(consumer: string, resolution: keyof typeof consumerOptions): Promise<string> {
  const project = join(consumer, `tsconfig.${resolution}.json`);
  const compilerOptions = {
    ...consumerOptions[resolution],
    ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], jsx: 'react-jsx', types: [] },
    // Checks the declarations of every package except those of the compiler itself.
    ...{
      strict: true,
      skipLibCheck: false,
      skipDefaultLibCheck: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
    },
    ...{ allowJs: true, checkJs: true, resolveJsonModule: true, noEmit: true },
  };
  const files = [...Object.keys(consumerFiles), 'plain-node.mjs'];
  writeFileSync(project, JSON.stringify({ compilerOptions, files }));
  const compilation = promisify(execFile)(process.execPath, [tsc, '-p', project, '--pretty', 'false']);
  return compilation.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
}

function install(folder: string, { tarball }: Packed, dependencies: string[]): string {
  linkPackages(folder, dependencies);
  const target = join(folder, 'node_modules', '@kelana', 'sdk');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
  return target;
}

function linkPackages(folder: string, packages: string[]): void {
  for (const name of packages) {
    const path = join(folder, 'node_modules', name);
    mkdirSync(join(path, '..'), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), path, 'junction');
  }
}
