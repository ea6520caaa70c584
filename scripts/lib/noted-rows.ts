import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './process-group.ts';

/**
 * Returns access to a file in `.cache` to which the tests of a run, each in its own process, append rows for a table.
 */
export function notedRows<Row>(name: string) {
  const file = join(root, '.cache', name);
  return {
    note(rows: readonly Row[]): void {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    },
    /** Deletes the rows of an earlier run. */
    forget(): void {
      rmSync(file, { force: true });
    },
    read(): Row[] {
      if (!existsSync(file)) return [];
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      return lines.map((line) => JSON.parse(line) as Row);
    },
  };
}
