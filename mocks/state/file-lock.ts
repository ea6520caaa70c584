import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const locks = new Set<string>();
process.once('exit', () => {
  for (const lock of locks) if (readOwner(lock) === process.pid) rmSync(lock, { force: true });
});

/**
 * Reserves the file of MOCK_STATE for this process until it ends. Throws a sentence that names the variable when another
 * process has the file, or when it cannot be written.
 */
export function lockFile(path: string): void {
  const lock = `${path}.lock`;
  let owner: number;
  let isFolder: boolean;
  try {
    mkdirSync(dirname(path), { recursive: true });
    isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    owner = isFolder ? 0 : createLock(lock);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${path} cannot be written (${code}). Name another file in MOCK_STATE.`, { cause: error });
  }
  if (isFolder) throw new Error(`${path} is a folder. Name a file in MOCK_STATE.`);
  if (owner !== process.pid) {
    const holder = `another service host${owner === 0 ? '' : ` (process ${owner})`}`;
    // A program that started later may have the process id of a host that was killed.
    const advice = `Stop it, or name another file in MOCK_STATE. If no host runs, delete ${lock}.`;
    throw new Error(`${path} is in use by ${holder}. ${advice}`);
  }
  locks.add(lock);
}

/** Creates a lock unless a running process has it, and returns its owner. */
function createLock(lock: string): number {
  while (true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return process.pid;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const owner = readOwner(lock);
    if (isRunning(owner)) return owner;
    // A process that was killed leaves its lock.
    rmSync(lock, { force: true });
  }
}

/** The process in a lock: 0 in one that its process has not written yet, NaN in a damaged one or without a lock. */
function readOwner(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return Number.NaN;
  }
}

function isRunning(owner: number): boolean {
  try {
    return owner === 0 || process.kill(owner, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
