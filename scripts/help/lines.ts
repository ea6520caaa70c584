import { tableLines } from '../lib/table.ts';
import { goals } from './goals.ts';
import { type Command, labCommands } from './reference.ts';

/** Returns a title and its commands, each with a line for its options and one for the programs it needs. */
export function commandLines(title: string, commands: readonly Command[], typedBefore = 'npm run'): string[] {
  const rows = commands.flatMap(({ name, does, options, needs }) => {
    const typed = name === 'start' || name === 'test' ? `npm ${name}` : `${typedBefore} ${name}`;
    return [
      `  ${typed.padEnd(28)}${does}`,
      ...(options ? [`${' '.repeat(30)}Options: ${options}.`] : []),
      ...(needs ? [`${' '.repeat(30)}Needs: ${needs}.`] : []),
    ];
  });
  return ['', title, '', ...rows];
}

/** Returns the lines for the parts of the lab. */
export function labLines(): string[] {
  const title = 'Lab: longer checks and measurements; npm run lab -- all runs one after the other';
  return commandLines(title, labCommands, 'npm run lab --');
}

/** Returns a row for each quality goal and one for each further file. */
export function goalLines(): string[] {
  const rows = goals.flatMap(({ goal, about, files: [first = '', ...others] = [], lab = '' }) => [
    [goal, about, first, lab],
    ...others.map((file) => ['', '', file]),
  ]);
  const table = tableLines(['Goal', 'About', 'npm test runs', 'npm run lab --'], rows);
  return [
    '',
    'Quality goals of tests/results.md; with both, npm test runs a sample',
    '',
    ...table.map((line) => `  ${line}`),
  ];
}
