import { expect, test } from 'vitest';
import { type Machine, requireCommands } from './system-packages.ts';

const needs = ['nginx', 'redis-server'];

/** Creates a Debian machine without either program. `started` records the calls of apt-get. */
function createMachine(changes: Partial<Machine> = {}) {
  const started: string[] = [];
  const machine: Machine = {
    platform: 'linux',
    isRoot: false,
    hasApt: true,
    startsServices: false,
    apt: (...args) => started.push(args.join(' ')) > 0,
    has: (command) => started.some((line) => line.includes('install') && line.includes(command)),
    ...changes,
  };
  return { machine, started };
}

test('root in a container installs what is missing, once', () => {
  const { machine, started } = createMachine({ isRoot: true });
  requireCommands(needs, machine);
  requireCommands(needs, machine);
  expect(started).toEqual(['update', 'install -y --no-install-recommends nginx redis-server']);
});

test.each<[machine: Partial<Machine>, line: string]>([
  [{}, 'Type "sudo apt-get update && sudo apt-get install -y nginx redis-server" and'],
  [{ isRoot: true, startsServices: true }, 'Type "apt-get update && apt-get install -y nginx redis-server" and'],
  [{ platform: 'darwin', hasApt: false }, 'Type "brew install nginx redis" and'],
  [{ platform: 'win32', hasApt: false }, 'Install what is missing, put it on the PATH and'],
])('the machine %j installs nothing and names the line to type', (changes, line) => {
  const { machine, started } = createMachine(changes);
  expect(() => requireCommands(needs, machine)).toThrow(
    `This machine has no nginx and no redis-server. ${line} run this again.`,
  );
  expect(started).toEqual([]);
});
