import { runSteps } from './check/run-steps.ts';
import { generateStep, typesStep } from './check/steps.ts';

await runSteps([generateStep, typesStep]);
