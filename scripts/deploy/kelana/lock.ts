import { spawnSync } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Machine, pathsOf } from './machine.ts';

/**
 * Lets no other command change the machine until this process ends. While another one does, it waits for some seconds
 * at most and then throws with its name.
 */
export function lockMachine(machine: Machine, command: string, waitS = 0): void {
  const { lock } = pathsOf(machine);
  mkdirSync(dirname(lock), { recursive: true });
  const file = openSync(lock, 'a', 0o600);
  // The lock belongs to the open file, which flock inherits and this process keeps open: it also ends with a crash.
  const flock = spawnSync('flock', ['--timeout', String(waitS), '3'], { stdio: ['ignore', 'ignore', 'inherit', file] });
  if (flock.error) throw flock.error;
  if (flock.status !== 0) {
    const holder = readFileSync(lock, 'utf8') || 'Another command';
    throw new Error(`${holder} is changing this machine; run this again when it has ended.`);
  }
  writeFileSync(lock, `\`kelana ${command}\` (process ${process.pid})`);
}
