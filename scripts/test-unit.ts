import { runSteps, type Step } from './check/run-steps.ts';
import { generateStep, unitStep } from './check/steps.ts';
import { namedFiles } from './check/tests.ts';
import { runCommand } from './lib/process-group.ts';

// Runs the unit, contract and architecture tests; names select files by their path.
const args = process.argv.slice(2);
const names = args.filter((arg) => arg !== '--watch');
const files = namedFiles('units', names);

const watchStep: Step = {
  name: 'Unit tests after each change (q ends them)',
  run: () => runCommand('vitest', ['--watch', '--config', 'tests/vitest.config.ts', ...files], { stdio: 'inherit' }),
  advice: 'The message above is from Vitest.',
};

if (args.includes('--watch')) await runSteps([generateStep, watchStep]);
await runSteps([generateStep, unitStep(files)], { countsTests: true });
