import { existsSync } from 'node:fs';
import { tableLines } from '../lib/table.ts';
import { COMPARISON_COLUMNS, compareResults, selectResults } from './results/comparison.ts';
import { type MeasuredResult, readResults } from './results/stored-results.ts';
import { machineLine } from './results.ts';

// Compares two results of each section: `compare <a> <b>` with the beginning of a commit or of a date, or with another
// file of results. Without <b> it takes the last result, without both also the one before it.
const [a, b, ...others] = process.argv.slice(2);
if (others.length > 0 || a?.startsWith('-')) {
  console.error('npm run lab -- compare [<a> [<b>]]: each a commit, a date such as 2026-11-27, or a file of results');
  process.exit(2);
}
const [before, after] = [resultsOf(a, a === undefined ? 1 : 0), resultsOf(b, 0)];
const pairs = before.flatMap((result) => {
  const later = after.find(({ section }) => section === result.section);
  return later && later.date !== result.date ? [{ result, later }] : [];
});
for (const { result, later } of pairs) printComparison(result, later);
if (pairs.length === 0) console.log('No section has two results to compare.');

function resultsOf(name: string | undefined, position: number): MeasuredResult[] {
  if (name && existsSync(name)) return selectResults(readResults(name));
  return selectResults(readResults(), name, position);
}

function printComparison(result: MeasuredResult, later: MeasuredResult): void {
  const compared = compareResults(result, later);
  const counts = Map.groupBy(compared, ({ change }) => change);
  const summary = [...counts].map(([change, all]) => `${all.length} ${change}`).join(', ');
  console.log(`\n── ${result.section}: ${summary}`);
  for (const one of [result, later]) {
    console.log(`   ${one.date.slice(0, 16)} ${one.commit}  ${machineLine(one.machine)}`);
  }
  const isSameMachine = result.machine.cpu === later.machine.cpu && result.machine.cores === later.machine.cores;
  if (!isSameMachine) console.log('   The machines differ, so only sizes and figures relative to a reference compare.');
  const rows = compared.filter(({ change }) => change !== 'same').map(({ cells }) => cells);
  if (rows.length > 0) console.log(`\n${tableLines(COMPARISON_COLUMNS, rows).join('\n')}`);
}
