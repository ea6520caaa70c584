import { reasonOf } from '../lib/reason-of.ts';
import { tableLines } from '../lib/table.ts';

type Runner = {
  /** Runs one part; rejects when it fails. */
  run: (name: string) => Promise<void>;
  print: (line: string) => void;
  /** Returns the current time in milliseconds. */
  now?: () => number;
};

/**
 * Runs the parts of the lab one after the other and continues after a failure. At the end it prints a table with the
 * verdict and duration of each part. Returns the exit code: 1 when any part failed.
 */
export async function runParts(names: readonly string[], { run, print, now = Date.now }: Runner): Promise<0 | 1> {
  const rows: string[][] = [];
  for (const [index, name] of names.entries()) {
    const startedAt = now();
    print(`\n══ ${name} (${index + 1} of ${names.length})`);
    const verdict = await run(name).then(
      () => 'passed',
      (error) => {
        print(reasonOf(error));
        return 'failed';
      },
    );
    rows.push([name, verdict, formatDuration(now() - startedAt)]);
    print(`══ ${rows.at(-1)?.join(' · ')}`);
  }
  print(`\n${tableLines(['Part', 'Verdict', 'Duration'], rows).join('\n')}`);
  return rows.some(([, verdict]) => verdict === 'failed') ? 1 : 0;
}

/** Returns a duration as text: `75 min 3 s`, or `12 s`. */
function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
