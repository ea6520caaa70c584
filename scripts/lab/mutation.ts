import { commandOptions } from '../lib/command-options.ts';
import { runCommand, stopOnSignals } from '../lib/process-group.ts';

// Changes the rules of the domain and of the booking's session one at a time, and runs the tests that reach each change:
// a change that no test notices is a rule that nobody holds. The report names them; below 90 % the command fails.
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- mutation [--only src/domain/party.ts]: the files to change, as a glob',
);

stopOnSignals();
try {
  await runCommand('stryker', ['run', 'tests/lab/mutation/stryker.config.json', ...(only ? ['--mutate', only] : [])]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
