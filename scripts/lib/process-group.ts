import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { programOf, root } from './programs.ts';

export { root };

const running = new Set<ChildProcess>();
const ending = new WeakSet<ChildProcess>();
let isStopping = false;
let isInterrupted = false;

function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(...programOf(command, args), { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  running.add(child);
  child.on('exit', () => running.delete(child));
  return child;
}

/** Starts a long-lived process that ends with this one; its unexpected end stops everything with exit code 1. */
export function startProcess(name: string, command: string, args: string[], options: SpawnOptions = {}): ChildProcess {
  const child = start(command, args, options);
  child.on('exit', (code) => {
    if (isStopping || ending.has(child)) return;
    console.error(`${name} ended unexpectedly (code ${code ?? 'none'}).`);
    void stopAll().then(() => process.exit(1));
  });
  return child;
}

/** Runs a command to its end; rejects when it fails. After a signal it never settles, because this process exits. */
export function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    // A loop that continues after a failure must not start its next command while the signal ends this one.
    if (isInterrupted) return;
    const child = start(command, args, options);
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('exit', (code) => {
      if (isInterrupted) return;
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed with code ${code}`));
    });
  });
}

/** Runs a command to its end; resolves with false when it fails. */
export function succeeds(command: string, args: string[], options: SpawnOptions = {}): Promise<boolean> {
  return runCommand(command, args, options).then(
    () => true,
    () => false,
  );
}

/** Stops every process that this one started and waits for them; kills those that take longer than `withinMs`. */
export async function stopAll(withinMs = 5000): Promise<void> {
  isStopping = true;
  await Promise.all([...running].map((child) => stopOne(child, withinMs)));
}

/** Stops everything and exits on SIGINT and SIGTERM. Children with servers of their own need more milliseconds. */
export function stopOnSignals(withinMs?: number): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isInterrupted = true;
      void stopAll(withinMs).then(() => process.exit(signal === 'SIGINT' ? 130 : 143));
    });
  }
}

/**
 * Runs a command and exits with the code of its work. Without a code its servers keep running until a signal. A failure
 * prints its message and exits with code 1.
 */
export async function runMain(work: () => Promise<number | undefined>): Promise<void> {
  stopOnSignals();
  const code = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
  if (code === undefined) return;
  await stopAll();
  process.exit(code);
}

/** Stops one process, so that its end does not count as a crash, and waits for it; kills it after `withinMs`. */
export function stopOne(child: ChildProcess, withinMs = 5000): Promise<void> {
  ending.add(child);
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const kill = setTimeout(() => endNow(child), withinMs);
    child.once('exit', () => {
      clearTimeout(kill);
      resolve();
    });
    if (process.platform === 'win32') endNow(child);
    else child.kill('SIGTERM');
  });
}

/** Kills a process. Windows has no signals: `taskkill` ends a process together with its child processes. */
function endNow(child: ChildProcess): void {
  if (process.platform === 'win32') spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' });
  else child.kill('SIGKILL');
}
