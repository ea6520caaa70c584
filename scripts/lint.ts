import { runSteps } from './check/run-steps.ts';
import { lintSteps } from './check/steps.ts';

await runSteps(lintSteps);
