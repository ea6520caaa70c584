import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { programOf, root } from './programs.ts';

afterEach(() => vi.unstubAllEnvs());

// Programs of the system, which no npm package provides.
const SYSTEM_PROGRAMS = ['nginx', 'openssl', 'prometheus', 'redis-cli', 'redis-server'];

test('every command that the scripts start is this Node with a file, or a program of the system', () => {
  const files = globSync('scripts/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  const starts = /\b(?:runCommand|startProcess|succeeds|run)\(\s*(?:'[^']*', )?'([a-z-]+)', [[\w]/g;
  const commands = new Set(
    files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(starts)].map(([, name = '']) => name)),
  );
  expect(commands.size).toBeGreaterThan(8);
  for (const command of commands) {
    const [program, [entry = '', ...rest]] = programOf(command, ['scripts/mock.ts', '--flag']);
    if (SYSTEM_PROGRAMS.includes(command)) expect(program).toBe(command);
    else expect([program, existsSync(entry), rest.at(-1)], command).toEqual([process.execPath, true, '--flag']);
  }
});

test('npm is started as a script with this Node when npm runs the command', () => {
  const cli = join(root, 'npm-cli.js');
  vi.stubEnv('npm_execpath', cli);
  expect(programOf('npm', ['pack'])).toEqual([process.execPath, [cli, 'pack']]);
  vi.stubEnv('npm_execpath', join(root, 'pnpm.cjs'));
  expect(programOf('npm', ['pack'])).toEqual(['npm', ['pack']]);
});
