import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build, type Platform } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programOf, root } from '../../scripts/lib/programs.ts';
import { importGraph } from '../../scripts/packages/import-graph.ts';
import { buildMocks } from '../../scripts/packages/mocks.ts';
import { lintPackage, type Packed, packPackage } from '../../scripts/packages/package.ts';

const folder = mkdtempSync(join(tmpdir(), 'kelana-mocks-'));
const installed = join(folder, 'node_modules', '@kelana', 'mocks');
let packed: Packed;

// Outside the repository, so that no file resolves by accident.
beforeAll(async () => {
  await buildMocks(join(folder, 'source'));
  packed = packPackage(join(folder, 'source'), folder);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', packed.tarball, '--strip-components=1', '-C', installed]);
  for (const name of ['msw', 'vitest', '@playwright/test', '@types/node', '@types/react', 'react']) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'junction');
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a module of a consumer and resolves with its last output, which is JSON. */
async function run(code: string): Promise<unknown> {
  const file = join(folder, 'consumer.mjs');
  writeFileSync(file, code);
  return JSON.parse((await promisify(execFile)(process.execPath, [file])).stdout);
}

test('the package has bundles, types and a README for its users in less than 3 MB, and publint finds nothing', async () => {
  const paths = packed.files.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(['README.md', 'dist/bin.js', 'dist/licenses.txt']));
  expect(paths.filter((path) => !/^(dist\/[\w./-]+|README\.md|package\.json)$/.test(path))).toEqual([]);
  expect(packed.size).toBeLessThan(3_000_000);
  expect(await lintPackage(packed.tarball)).toEqual([]);
});

test.each<[string, Platform, string[]]>([
  ['msw', 'browser', ['msw']],
  ['node', 'node', []],
  ['bin', 'node', []],
])('the entry %s runs in a %s and needs the packages %j', async (entry, platform, packages) => {
  const entryPoints = [join(installed, 'dist', `${entry}.js`)];
  const common = { bundle: true, write: false, metafile: true, format: 'esm', absWorkingDir: installed } as const;
  const { metafile } = await build({ ...common, entryPoints, platform, external: ['msw'] });
  expect(Object.keys(metafile.inputs).filter((path) => !path.startsWith('dist/'))).toEqual([]);
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports.map(({ path }) => path));
  expect([...new Set(imports.filter((path) => !path.startsWith('node:')))]).toEqual(packages);
});

test.each(['msw', 'node'])('the types of %s are complete', (entry) => {
  const { files, packages } = importGraph(join(installed, `dist/types/mocks/package/${entry}.d.ts`));
  expect(files.filter((file) => relative(installed, file).startsWith('..'))).toEqual([]);
  expect(packages.filter((name) => name !== 'msw')).toEqual([]);
});

test('the code of the README compiles, and a wrong behaviour does not', async () => {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  const blocks = [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)];
  const code = blocks.map(([, extension, text], index) => [`readme-${index}.${extension}`, text ?? ''] as const);
  const wrong = `import { type Behaviour, world } from '@kelana/mocks/msw';
export const none: Behaviour<'listRegionals'> = ({ reply }) => reply(200, { success: true, data: [] });
// @ts-expect-error an operation the document does not have
world.override('deleteTour', none);
// @ts-expect-error a status the operation does not have
world.override('listRegionals', ({ reply }) => reply(418, { success: true, data: [] }));
`;
  for (const [name, text] of [...code, ['wrong.ts', wrong]] as const) writeFileSync(join(folder, name), text);
  expect(code.length).toBeGreaterThan(3);
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: ['node'], jsx: 'react-jsx', noEmit: true },
    ...{ module: 'nodenext', strict: true, skipLibCheck: true, allowImportingTsExtensions: true },
    paths: { '@kelana/sdk': [join(root, 'sdk/src/index.ts')] },
  };
  const files = [...code.map(([name]) => name), 'wrong.ts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const compilation = promisify(execFile)(...programOf('tsc', ['-p', folder, '--pretty', 'false']));
  expect(await compilation.catch((error: { stdout: string }) => error)).toMatchObject({ stdout: '' });
}, 60_000);

test('the command explains each option in a line, and answers with tours, pictures and pages', async () => {
  const bin = join(installed, 'dist', 'bin.js');
  const help = (await promisify(execFile)(process.execPath, [bin, '--help'])).stdout.trim().split('\n').slice(2);
  const names = ['--port', '--host', '--scenario', '--state', '--pictures', '--help'];
  expect(help.map((line) => line.trim().split(' ')[0])).toEqual(names);
  const child = spawn(process.execPath, [
    bin,
    '--port',
    '0',
    '--scenario',
    'premium',
    '--state',
    join(folder, 'a.json'),
  ]);
  const [line] = await once(child.stdout, 'data');
  const url = /http:\S+/.exec(String(line))?.[0];
  const tours = await (await fetch(`${url}/v1/modules/tour/tours/regional`)).json();
  const served = ['/media/bali-dawn.jpg', '/panel/panel.js', '/docs/swagger-ui-bundle.js', '/openapi.json'];
  const types = served.map(async (path) => (await fetch(url + path)).headers.get('content-type'));
  expect(String(line)).toContain('(scenario premium,');
  expect(tours.data.length).toBeGreaterThan(3);
  const script = 'text/javascript; charset=utf-8';
  expect(await Promise.all(types)).toEqual(['image/bmp', script, script, 'application/json']);
  child.kill();
});

test('in msw the handlers leave other calls to those beside them, and a world answers below its own base', async () => {
  const output = await run(`import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { createWorld, handlers, world } from '@kelana/mocks/msw';
const own = http.get('https://other.example/v1/charges', () => HttpResponse.json('own'));
const api = createWorld({ baseUrl: 'https://api.example/kelana/', scenario: 'sold-out' });
setupServer(...api.handlers, ...handlers, own).listen({ onUnhandledRequest: 'error' });
const read = async (url) => (await fetch(url)).json();
const tours = '/v1/modules/tour/tours/regional?limit=1';
const [first] = (await read('https://any.example' + tours)).data;
const [soldOut] = (await read('https://api.example/kelana' + tours)).data;
world.faults.add({ operationId: 'listTours', status: 503, times: 1 });
api.override('listRegionals', ({ reply }) => reply(200, { success: true, data: [] }));
console.log(JSON.stringify([
  first.id > 0, soldOut.itineraries[0].seat, await read('https://other.example/v1/charges'),
  (await fetch('https://any.example' + tours)).status, (await fetch('https://api.example/kelana' + tours)).status,
  (await read('https://api.example/kelana/v1/modules/tour/regionals')).data,
  (await fetch('https://api.example/kelana/v1/none')).status,
  soldOut.linkPdf.slice(0, 31), (await fetch(soldOut.linkPdf)).headers.get('content-type'),
  (await fetch(soldOut.imageUrl)).headers.get('content-type'),
]));`);
  const address = 'https://api.example/kelana/v2/m';
  expect(output).toEqual([true, 0, 'own', 503, 200, [], 404, address, 'application/pdf', 'image/bmp']);
});

test('each host has its own data, clock and faults', async () => {
  const output = await run(`import { createControlClient, startHost } from '@kelana/mocks/node';
const now = () => new Date('2027-01-15T03:00:00Z');
const hosts = await Promise.all([startHost({ port: 0, scenario: 'empty', now }), startHost({ port: 0 })]);
await createControlClient(hosts[1].url).addFault({ operationId: 'listTours', status: 503 });
const answers = await Promise.all(hosts.map(({ url }) => fetch(url + '/v1/modules/tour/tours/regional')));
console.log(JSON.stringify([answers.map(({ status }) => status), (await answers[0].json()).data, hosts[0].mockContext.now()]));
await Promise.all(hosts.map((host) => host.close()));`);
  expect(output).toEqual([[200, 503], [], '2027-01-15T03:00:00.000Z']);
});
