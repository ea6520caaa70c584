import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The packages behind the tools that the commands start by name. */
const TOOLS: Record<string, string> = {
  biome: '@biomejs/biome',
  depcruise: 'dependency-cruiser',
  next: 'next',
  playwright: '@playwright/test',
  redocly: '@redocly/cli',
  tsc: 'typescript',
  vitest: 'vitest',
};

/**
 * Returns the program and arguments that run a command. Node and the tools of npm packages start as this Node with a
 * JavaScript file: on Windows npm's links to them are scripts that need a shell, and a shell passes no signals on. Any
 * other command, such as nginx, is a program of this machine.
 */
export function programOf(command: string, args: readonly string[]): [program: string, args: string[]] {
  if (command === 'node') return [process.execPath, [...args]];
  if (command === 'npm') return npmOf(args);
  const name = TOOLS[command];
  return name ? [process.execPath, [entryOf(name, command), ...args]] : [command, [...args]];
}

/** Returns the absolute path of the JavaScript file behind a command of a package. */
function entryOf(name: string, command: string): string {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const entry = bin[command];
  if (!entry) throw new Error(`The package ${name} has no command ${command}.`);
  return join(folder, entry);
}

/** npm sets `npm_execpath` for its scripts; a test that an editor starts uses the npm on the PATH. */
function npmOf(args: readonly string[]): [program: string, args: string[]] {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, [cli, ...args]] : ['npm', [...args]];
}

/** Returns the first line of an error's message. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
