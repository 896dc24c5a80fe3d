import { findBaseCommit } from './check/base-commit.ts';
import { changedUnitTests, staticSteps, types, unitTests } from './check/static-steps.ts';
import { runSteps } from './check/steps.ts';
import { root } from './stack/processes.ts';

const base = findBaseCommit(root);
const tests = base === null ? unitTests : changedUnitTests(base);

process.exit(await runSteps([[types], [...staticSteps, tests]]));
