import { runSteps, type Step } from './check/run-steps.ts';
import { generateStep, unitStep } from './check/steps.ts';
import { namedFiles, watchUnitTests } from './check/tests.ts';

// Unit, contract and architecture tests; with names only those of the files that are called so.
const args = process.argv.slice(2);
const files = namedFiles(
  'units',
  args.filter((arg) => arg !== '--watch'),
);

const watchStep: Step = {
  name: 'Unit tests after each change (q ends them)',
  run: () => watchUnitTests(files),
  advice: 'The message above is of Vitest.',
};

if (args.includes('--watch')) await runSteps([generateStep, watchStep]);
await runSteps([generateStep, unitStep(files)], { countsTests: true });
