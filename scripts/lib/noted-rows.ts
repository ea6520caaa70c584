import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './process-group.ts';

/** What the tests of a run write down, each in its own process, for the table at its end: rows of a file in `.cache`. */
export function notedRows<Row>(name: string) {
  const file = join(root, '.cache', name);
  return {
    note(rows: readonly Row[]): void {
      mkdirSync(dirname(file), { recursive: true });
      appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    },
    /** What an earlier run has noted is not this one's. */
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
