import { runSteps } from './check/run-steps.ts';
import { formatStep } from './check/steps.ts';

await runSteps([formatStep]);
