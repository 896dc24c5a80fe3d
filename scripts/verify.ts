import { staticSteps, unitTests } from './check/static-steps.ts';
import { runSteps } from './check/steps.ts';

process.exit(await runSteps([[...staticSteps, unitTests]]));
