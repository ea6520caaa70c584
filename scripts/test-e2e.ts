import { runSteps } from './check/run-steps.ts';
import { browserSteps, chromiumStep, generateStep } from './check/steps.ts';
import { namedFiles } from './check/tests.ts';

// The browser tests over a build with the embedded service host; with names only those of the files that are called so.
const { build, tests } = browserSteps(namedFiles('browser', process.argv.slice(2)));

await runSteps([chromiumStep, generateStep, build, tests], { countsTests: true });
