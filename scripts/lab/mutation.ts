import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandOptions } from '../lib/command-options.ts';
import { root, runCommand, stopOnSignals } from '../lib/process-group.ts';
import { type MutationReport, scoreOf } from './mutation/score.ts';
import { writeFigures } from './results.ts';

// Changes the rules of the domain and of the booking session one at a time and runs the tests that reach each change: a
// change that passes all tests is an untested rule. The report names these changes; below 90 % the command fails.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- mutation [--only src/domain/party.ts]: the files to change, as a glob',
);
// The same limit as in tests/lab/mutation/stryker.config.json.
const LEAST_PERCENT = 90;
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
  const { changes, noticed, percent } = scoreOf(JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport);
  const verdict = percent >= LEAST_PERCENT ? 'met' : 'missed';
  writeFigures('mutation', {
    head: ['Changes', 'Noticed by a test', 'Score', 'Goal', 'Verdict'],
    rows: [[String(changes), String(noticed), `${percent.toFixed(1)} %`, `≥ ${LEAST_PERCENT} %`, verdict]],
  });
}
