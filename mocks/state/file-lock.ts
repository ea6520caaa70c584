import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const locks = new Set<string>();
process.once('exit', () => {
  for (const lock of locks) rmSync(lock, { force: true });
});

/**
 * Reserves a file for this process until it ends. Throws a sentence that names `variable` when another process has the
 * file, or when it cannot be written.
 */
export function lockFile(path: string, variable: string): void {
  const lock = `${path}.lock`;
  const owner = readOwner(lock);
  if (owner !== null && isRunning(owner)) {
    const holder = `another service host (process ${owner})`;
    throw new Error(`${path} is in use by ${holder}. Stop it, or name another file in ${variable}.`);
  }
  if (isFolder(path)) throw new Error(`${path} is a folder. Name a file in ${variable}.`);
  try {
    mkdirSync(dirname(path), { recursive: true });
    // A process that was killed leaves its lock.
    rmSync(lock, { force: true });
    // Of two hosts that start at the same moment one fails.
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${path} cannot be written (${code}). Name another file in ${variable}.`, { cause: error });
  }
  locks.add(lock);
}

/** The process in a lock; null without a lock, or for one of this process. */
function readOwner(lock: string): number | null {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    return Number.isInteger(owner) && owner > 0 && owner !== process.pid ? owner : null;
  } catch {
    return null;
  }
}

function isRunning(owner: number): boolean {
  try {
    return process.kill(owner, 0);
  } catch (error) {
    // EPERM: it runs, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
