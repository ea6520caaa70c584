import { existsSync, readFileSync, renameSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const DEBOUNCE_MS = 150;

/** Stores a state in a JSON file. The file is replaced atomically, so that a reader never gets half of it. */
export function createStateFile<State>(path: string) {
  let timer: NodeJS.Timeout | undefined;
  let pending: (() => State) | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(): Promise<void> {
    const getState = pending;
    pending = undefined;
    if (!getState) return;
    const temporaryFile = `${path}.${process.pid}.tmp`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(temporaryFile, JSON.stringify(getState(), null, 1));
    await rename(temporaryFile, path);
  }

  function start(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(write).catch((error: unknown) => {
      console.warn(`The state could not be saved to ${path}: ${String(error)}`);
    });
    return writing;
  }

  return {
    /**
     * The saved state as `parse` reads it from the file's JSON. A file that is not JSON, or for which `parse` returns
     * undefined, is renamed, and the result is undefined.
     */
    load(parse: (value: unknown) => State | undefined): State | undefined {
      if (!existsSync(path)) return undefined;
      try {
        const state = parse(JSON.parse(readFileSync(path, 'utf8')));
        if (state !== undefined) return state;
      } catch {
        // Falls through: invalid JSON is handled like a state of another shape.
      }
      renameSync(path, `${path}.broken`);
      console.warn(
        `The state in ${path} is not valid. It was renamed to ${path}.broken, and the host starts with fresh data.`,
      );
      return undefined;
    },
    /** Saves soon; the state is read when writing starts. */
    schedule(getState: () => State): void {
      pending = getState;
      timer ??= setTimeout(start, DEBOUNCE_MS);
    },
    /** Resolves when everything scheduled is on disk. */
    flush: start,
  };
}
