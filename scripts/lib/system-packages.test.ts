import { expect, test, vi } from 'vitest';
import { isAllowed, type Machine, type Need, requireCommands } from './system-packages.ts';

const nginx: Need = { command: 'nginx', versionFlag: '-v' };
const redis: Need = { command: 'redis-server', versionFlag: '--version' };

/** Creates a Debian machine without either program. `started` and `printed` record the commands and the output. */
function createMachine(changes: Partial<Machine> = {}) {
  const started: string[] = [];
  const printed: string[] = [];
  const confirm = vi.fn(() => true);
  const machine: Machine = {
    platform: 'linux',
    isRoot: false,
    hasApt: true,
    startsServices: false,
    hasTerminal: false,
    confirm,
    run: (program, args) => {
      started.push([program, ...args].join(' '));
      return true;
    },
    has: ({ command }) => started.some((line) => line.includes('install') && line.includes(command)),
    print: (line) => printed.push(line),
    ...changes,
  };
  return { machine, started, printed, confirm };
}

const messageOf = (changes: Partial<Machine>, needs = [nginx, redis]) => {
  const { machine, started } = createMachine(changes);
  expect(() => requireCommands(needs, machine)).toThrow();
  expect(started).toEqual([]);
  try {
    requireCommands(needs, machine);
  } catch (error) {
    return (error as Error).message;
  }
};

test('root in a container installs what is missing without a question', () => {
  const { machine, started, confirm } = createMachine({ isRoot: true });
  requireCommands([nginx, redis], machine);
  expect(started).toEqual(['apt-get update -qq', 'apt-get install -y nginx redis-server -qq']);
  requireCommands([nginx, redis], machine);
  expect(started).toHaveLength(2);
  expect(confirm).not.toHaveBeenCalled();
});

test('another user gets the line to type, and nothing runs sudo', () => {
  expect(messageOf({})).toBe(
    'This machine has no nginx and no redis-server. Type "sudo apt-get update && sudo apt-get install -y nginx ' +
      'redis-server" and run this again.',
  );
});

test('root gets the line to type on a machine that would start the services', () => {
  expect(messageOf({ isRoot: true, startsServices: true }, [nginx])).toBe(
    'This machine has no nginx. Type "apt-get update && apt-get install -y nginx" and run this again.',
  );
});

test('other platforms get their own line to type, or the names of the programs', () => {
  expect(messageOf({ platform: 'darwin', hasApt: false })).toContain('Type "brew install nginx redis" and');
  expect(messageOf({ platform: 'win32', hasApt: false }, [nginx])).toBe(
    'This machine has no nginx. Install what is missing, put it on the PATH and run this again.',
  );
});

test('a person at a terminal is asked only once, for all installations', () => {
  const { machine, started, printed, confirm } = createMachine({ hasTerminal: true });
  requireCommands([nginx], machine);
  requireCommands([redis], machine);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(printed[0]).toContain('\n  sudo apt-get update && sudo apt-get install -y nginx\n');
  expect(started).toEqual([
    'sudo apt-get update -qq',
    'sudo apt-get install -y nginx -qq',
    'sudo apt-get update -qq',
    'sudo apt-get install -y redis-server -qq',
  ]);
});

test('after a no nothing is started, and there is no second question', () => {
  const confirm = vi.fn(() => false);
  const { machine, started } = createMachine({ hasTerminal: true, confirm });
  expect(() => requireCommands([nginx], machine)).toThrow('Type "sudo apt-get');
  expect(isAllowed('another line', machine)).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(started).toEqual([]);
});
