import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildSdk, type Packed, packPackage } from '../../../scripts/packages/package.ts';
import { consumerFiles, consumerOptions } from './consumer-files.ts';

const root = process.cwd();
const tsc = createRequire(import.meta.url).resolve('typescript/lib/tsc.js');

export type Consumer = {
  packed: Packed;
  /** The folder of the installed package, beside openapi-fetch alone. */
  installed: string;
  /** Compiles the consumer's files with one module resolution; resolves with the errors, empty for none. */
  compile(resolution: keyof typeof consumerOptions): Promise<string>;
  remove(): void;
};

/** Builds and packs the SDK and installs it outside the repository, so that no file resolves by accident. */
export function createConsumer(): Consumer {
  const folder = mkdtempSync(join(tmpdir(), 'kelana-sdk-'));
  const source = join(folder, 'source');
  cpSync(join(root, 'sdk'), source, { recursive: true, filter: (path) => path !== join(root, 'sdk', 'dist') });
  linkFetch(source);
  buildSdk(source);
  const packed = packPackage(source, folder);

  const consumer = join(folder, 'consumer');
  const installed = install(consumer, packed);
  for (const [name, text] of Object.entries(consumerFiles)) writeFileSync(join(consumer, name), text);
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }\n');
  cpSync(join(installed, 'examples', 'plain-node.mjs'), join(consumer, 'plain-node.mjs'));

  return {
    packed,
    installed,
    compile: (resolution) => compile(consumer, resolution),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function compile(consumer: string, resolution: keyof typeof consumerOptions): Promise<string> {
  const project = join(consumer, `tsconfig.${resolution}.json`);
  const compilerOptions = {
    ...consumerOptions[resolution],
    ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
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

function install(folder: string, { tarball }: Packed): string {
  linkFetch(folder);
  const target = join(folder, 'node_modules', '@kelana', 'sdk');
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
  return target;
}

/** Links the one package that the SDK needs. */
function linkFetch(folder: string): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  symlinkSync(join(root, 'node_modules', 'openapi-fetch'), join(packages, 'openapi-fetch'), 'junction');
}
