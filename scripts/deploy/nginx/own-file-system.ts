import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// A mount that only this nginx sees needs no rights on the machine. In there, the user is called root.
const UNSHARE = ['--map-root-user', '--mount'];
const MOUNT_AND_RUN = 'mount -t tmpfs -o size="$0" tmpfs "$1" && shift && exec nginx "$@" -g "daemon off; user root;"';

/** Returns true where a process may have mounts of its own. */
export const canMount = () => spawnSync('unshare', [...UNSHARE, 'true']).status === 0;

/** Returns the program and the arguments that start nginx with a file system of this many bytes at `folder`. */
export function withOwnFileSystem(folder: string, bytes: number, nginxArgs: string[]): [string, string[]] {
  mkdirSync(folder, { recursive: true });
  const args = nginxArgs.slice(0, nginxArgs.indexOf('-g'));
  return ['unshare', [...UNSHARE, 'sh', '-c', MOUNT_AND_RUN, String(bytes), folder, ...args]];
}

/** Fills the file system that the process has at `folder`, and returns a function that frees the space again. */
export function fillFileSystem(pid: number, folder: string, bytes: number): () => void {
  const file = join(`/proc/${pid}/root`, folder, 'fill');
  try {
    writeFileSync(file, Buffer.alloc(bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
  return () => rmSync(file);
}
