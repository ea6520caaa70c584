import { expect, test, vi } from 'vitest';
import { isAllowed, type Machine, type Need, requireCommands } from './system-packages.ts';

const nginx: Need = { command: 'nginx', versionFlag: '-v' };
const redis: Need = { command: 'redis-server', versionFlag: '--version' };

/** A Debian without either program. `started` and `printed` record the commands and the output. */
function machine(given: Partial<Machine> = {}, isAptBroken = false) {
  const started: string[] = [];
  const printed: string[] = [];
  const confirm = vi.fn(() => true);
  const made: Machine = {
    platform: 'linux',
    isRoot: false,
    hasApt: true,
    startsServices: false,
    hasTerminal: false,
    confirm,
    run: (program, args) => {
      started.push([program, ...args].join(' '));
      return !isAptBroken;
    },
    has: ({ command }) => started.some((line) => line.includes('install') && line.includes(command)) && !isAptBroken,
    print: (line) => printed.push(line),
    ...given,
  };
  return { made, started, printed, confirm };
}

const messageOf = (given: Partial<Machine>, needs = [nginx, redis]) => {
  const { made, started } = machine(given);
  expect(() => requireCommands(needs, made)).toThrow();
  expect(started).toEqual([]);
  try {
    requireCommands(needs, made);
  } catch (error) {
    return (error as Error).message;
  }
};

test('root in a container installs what is missing without a question', () => {
  const { made, started, confirm } = machine({ isRoot: true });
  requireCommands([nginx, redis], made);
  expect(started).toEqual(['apt-get update -qq', 'apt-get install -y nginx redis-server -qq']);
  requireCommands([nginx, redis], made);
  expect(started).toHaveLength(2);
  expect(confirm).not.toHaveBeenCalled();
});

test('another user gets the line to type, and nothing runs sudo', () => {
  expect(messageOf({})).toBe(
    'This machine has no nginx and no redis-server. Type "sudo apt-get update && sudo apt-get install -y nginx ' +
      'redis-server" and run this again.',
  );
});

test('root of a machine that would start the services gets it too', () => {
  expect(messageOf({ isRoot: true, startsServices: true }, [nginx])).toBe(
    'This machine has no nginx. Type "apt-get update && apt-get install -y nginx" and run this again.',
  );
});

test('other machines get the line of theirs, or the names', () => {
  expect(messageOf({ platform: 'darwin', hasApt: false })).toContain('Type "brew install nginx redis" and');
  expect(messageOf({ platform: 'win32', hasApt: false }, [nginx])).toBe(
    'This machine has no nginx. Install what is missing, put it on the PATH and run this again.',
  );
});

test('a person at a terminal is asked once for everything, and the answer is kept', () => {
  const { made, started, printed, confirm } = machine({ hasTerminal: true });
  requireCommands([nginx], made);
  requireCommands([redis], made);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(printed[0]).toContain('\n  sudo apt-get update && sudo apt-get install -y nginx\n');
  expect(started).toEqual([
    'sudo apt-get update -qq',
    'sudo apt-get install -y nginx -qq',
    'sudo apt-get update -qq',
    'sudo apt-get install -y redis-server -qq',
  ]);
});

test('a no is kept as well, and then nothing is started', () => {
  const confirm = vi.fn(() => false);
  const { made, started } = machine({ hasTerminal: true, confirm });
  expect(() => requireCommands([nginx], made)).toThrow('Type "sudo apt-get');
  expect(isAllowed('another line', made)).toBe(false);
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(started).toEqual([]);
});

test('an installation that fails ends in the line to type', () => {
  const { made } = machine({ isRoot: true }, true);
  expect(() => requireCommands([nginx], made)).toThrow('Type "apt-get update && apt-get install -y nginx"');
});
