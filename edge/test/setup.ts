import { extendTimeLimit } from './time-limits.ts';

// Tests that hash many passwords in parallel block the Worker's only thread, on a busy machine for longer than the
// database's timeout in a deployment. Tests of that timeout shorten it.
extendTimeLimit(2_500);
