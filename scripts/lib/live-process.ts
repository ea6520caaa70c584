import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { stopOne } from './process-group.ts';

const SETTLE_MS = 100;
const CODE = /(?<!\.test)\.(ts|js|json)$/;

type LiveProcess = {
  args: string[];
  /** The files below them that match `files` are watched. */
  folders: string[];
  /** By default all code except tests. */
  files?: RegExp;
  /** Prints an event as one line in the terminal. */
  say: (line: string) => void;
};

/**
 * Runs a Node script and restarts it after every change in the folders; after a failure it waits for the next change.
 * It watches folders, because `node --watch` watches files and loses a file that an editor or Git replaces. Returns a
 * function that stops the script and the watchers.
 */
export function startLive({ args, folders, files = CODE, say }: LiveProcess): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<void> = Promise.resolve();
  let isOver = false;
  let child = start();

  function start(): ChildProcess {
    const next = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    next.on('exit', (code) => {
      if (code !== null && code > 0) say(`${args[0]} ended with code ${code}. It restarts after the next change.`);
    });
    return next;
  }

  function note(file: string | null): void {
    if (isOver || file === null || !files.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      turn = turn.then(() => restart(file));
    }, SETTLE_MS);
  }

  async function restart(file: string): Promise<void> {
    if (isOver) return;
    say(`${file} has changed: ${args[0]} restarts.`);
    await stopOne(child);
    if (!isOver) child = start();
  }

  const watchers = folders.map((folder) => watch(folder, { recursive: true }, (_event, file) => note(file)));
  return async () => {
    isOver = true;
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    await turn;
    await stopOne(child);
  };
}

/** Keeps processes running until SIGINT or SIGTERM; a changed file restarts its process. */
export function runLive(...processes: Omit<LiveProcess, 'say'>[]): void {
  const stops = processes.map((process) => startLive({ ...process, say: console.log }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0)));
}
