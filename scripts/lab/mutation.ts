import { runCommand, stopOnSignals, succeeds } from '../lib/process-group.ts';
import { commandOptions } from './results.ts';

// Runs Stryker on the rules of the domain and of the booking session: it changes the code in one position at a time and
// runs the tests that cover the change. It lists the changes that no test detects, with the score, and fails when the
// tests detect less than 90 %.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- mutation [--only src/domain/party.ts]: the files to change, as a glob',
);

stopOnSignals();
// In a clean clone the tests of the booking lack generated files.
await runCommand('node', ['scripts/generate.ts']);
const stryker = 'scripts/lab/node_modules/@stryker-mutator/core/bin/stryker.js';
const args = ['run', 'tests/lab/mutation/stryker.config.json', ...(only ? ['--mutate', only] : [])];
if (!(await succeeds('node', [stryker, ...args]))) process.exitCode = 1;
