import { runSteps, type Step } from './check/run-steps.ts';
import { generateStep, unitStep } from './check/steps.ts';
import { namedFiles, watchUnitTests } from './check/tests.ts';

// Runs the unit, contract and architecture tests; names select files by their path.
const args = process.argv.slice(2);
const files = namedFiles(
  'units',
  args.filter((arg) => arg !== '--watch'),
);

const watchStep: Step = {
  name: 'Unit tests after each change (q ends them)',
  run: () => watchUnitTests(files),
  advice: 'The message above is from Vitest.',
};

if (args.includes('--watch')) await runSteps([generateStep, watchStep]);
await runSteps([generateStep, unitStep(files)], { countsTests: true });
