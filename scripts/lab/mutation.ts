import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions } from '../lib/command-options.ts';
import { root, runCommand, stopOnSignals } from '../lib/process-group.ts';
import { type MutationReport, scoreOf } from './mutation/score.ts';
import { writeFigures } from './results.ts';

// Runs Stryker on the rules of the domain and of the booking session: it changes the code in one position at a time and
// runs the tests that cover the change. A change that no test detects is an untested rule. The report lists these
// changes, and the command fails when the tests detect less than 90 %.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- mutation [--only src/domain/party.ts]: the files to change, as a glob',
);
// The same threshold as in tests/lab/mutation/stryker.config.json.
const MIN_PERCENT = 90;
const reportFile = join(root, '.cache', 'mutation', 'report.json');

stopOnSignals();
rmSync(reportFile, { force: true });
try {
  await runCommand('stryker', ['run', 'tests/lab/mutation/stryker.config.json', ...(only ? ['--mutate', only] : [])]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
if (!only && existsSync(reportFile)) {
  const { mutants, detected, percent } = scoreOf(JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport);
  const verdict = percent >= MIN_PERCENT ? 'met' : 'missed';
  writeFigures('mutation', {
    columns: ['Changes', 'Noticed by a test', 'Score', 'Goal', 'Verdict'],
    rows: [[String(mutants), String(detected), `${percent.toFixed(1)} %`, `≥ ${MIN_PERCENT} %`, verdict]],
  });
}
