import { runSteps } from '../check/run-steps.ts';
import { browserSteps, chromiumStep, generateStep } from '../check/steps.ts';
import { namedFiles } from '../check/tests.ts';

// Runs all browser tests in both languages; `npm test` runs a sample of them.
const { build, tests } = browserSteps(namedFiles('browser', process.argv.slice(2)), false);

await runSteps([chromiumStep, generateStep, build, tests], { countsTests: true });
