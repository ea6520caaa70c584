import { runSteps } from './check/run-steps.ts';
import { browserSteps, chromiumStep, generateStep } from './check/steps.ts';
import { namedFiles } from './check/tests.ts';

// Runs the browser tests over a build with the embedded service host; names select files by their path.
const { build, tests } = browserSteps(namedFiles('browser', process.argv.slice(2)));

await runSteps([chromiumStep, generateStep, build, tests], { countsTests: true });
