import { clearDatabase } from './database.ts';
import { keepLogOfFailedTests } from './log-of-failed-tests.ts';
import { extendTimeLimit } from './time-limits.ts';

// Tests that hash many passwords in parallel block the Worker's only thread, on a busy machine for longer than the
// database's timeout in a deployment. Tests of that timeout shorten it.
extendTimeLimit(2_500);

keepLogOfFailedTests();

// Runs before each test file: the files of a worker share its database, and none sees the rows of another.
await clearDatabase();
