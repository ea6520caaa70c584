import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { readTextFile, textFiles } from '../../mocks/host/text-files.ts';
import { root } from '../lib/programs.ts';
import { importGraph } from './import-graph.ts';
import { compile } from './package.ts';

const source = join(root, 'mocks', 'package');
const ENTRIES = ['bin', 'msw', 'node'];

/** Builds the package of the mocks in `folder`: one bundle of all entries, their types, and the texts of the host. */
export async function buildMocks(folder: string): Promise<void> {
  const dist = join(folder, 'dist');
  stage(folder, JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')));
  cpSync(join(source, 'README.md'), join(folder, 'README.md'));
  const { metafile } = await build({
    entryPoints: ENTRIES.map((name) => join(source, `${name}.ts`)),
    outdir: dist,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    external: ['msw'],
    metafile: true,
    absWorkingDir: root,
    plugins: [await packageModules()],
  });
  writeFileSync(join(dist, 'licenses.txt'), licensesOf(Object.keys(metafile.inputs)));
  writeTypes(join(folder, 'types'), join(dist, 'types'));
}

/** Puts the pictures as a package into `folder`. */
export function stagePictures(folder: string): void {
  const description = 'The pictures of the Kelana service host.';
  stage(folder, { name: '@kelana/mocks-pictures', description, license: 'UNLICENSED', type: 'module' });
  cpSync(join(root, 'mocks', 'media'), folder, { recursive: true });
}

/** Empties `folder` and writes its package.json, with the version of the SDK, which is that of the document. */
function stage(folder: string, manifest: object): void {
  const { version } = JSON.parse(readFileSync(join(root, 'sdk', 'package.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, version }, null, 2));
}

/**
 * Replaces the modules that need the repository: the texts are inside the bundle, pictures are not resized, and the PDF
 * is the one of the demo, which needs neither fonts nor the site's map.
 */
async function packageModules(): Promise<Plugin> {
  const texts = Object.fromEntries(await Promise.all(textFiles.map(async (name) => [name, await readTextFile(name)])));
  const replacements: [filter: RegExp, contents: string][] = [
    [
      /mocks.host.text-files\.ts$/,
      `const texts = ${JSON.stringify(texts)}; export const readTextFile = (name) => texts[name];`,
    ],
    [/mocks.host.media\.ts$/, "export { serveImage } from '../package/media.ts';"],
    [/mocks.pdf.render-pdf\.ts$/, "export { plainPdf as renderPdf } from './plain-pdf.ts';"],
  ];
  return {
    name: 'package-modules',
    setup(bundler) {
      for (const [filter, contents] of replacements)
        bundler.onLoad({ filter }, ({ path }) => ({ contents, resolveDir: dirname(path) }));
    },
  };
}

/** The licenses of the packages in the bundle, in its validators (Ajv) and among its texts (Swagger UI). */
function licensesOf(inputs: string[]): string {
  const names = inputs.flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? []);
  const licenses = [...new Set([...names, 'ajv', 'swagger-ui-dist'])].sort().map((name) => {
    const file = ['LICENSE', 'LICENSE.md'].map((one) => join(root, 'node_modules', name, one)).find(existsSync);
    if (!file) throw new Error(`${name} has no license file.`);
    return `${name}\n\n${readFileSync(file, 'utf8').trim()}\n`;
  });
  return licenses.join(`\n${'-'.repeat(80)}\n`);
}

/** Compiles declarations in `folder`, and copies those that the entries need to `target`. */
function writeTypes(folder: string, target: string): void {
  compile(join(source, 'tsconfig.json'), '--outDir', folder);
  const sdk = join(folder, 'sdk', 'src', 'index.ts');
  for (const path of globSync('**/*.d.ts', { cwd: folder })) {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(['"])@sdk\1/g, `'./${relative(dirname(file), sdk).replaceAll('\\', '/')}'`));
  }
  const entries = ['msw', 'node'].map((name) => join(folder, 'mocks', 'package', `${name}.d.ts`));
  for (const file of new Set(entries.flatMap((entry) => importGraph(entry).files)))
    cpSync(file, join(target, relative(folder, file)));
  rmSync(folder, { recursive: true });
}
