/** Makes the one initial migration anew from the schema. Until the first release there is only that one. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';

process.chdir(import.meta.dirname);
rmSync('migrations', { recursive: true, force: true });
execFileSync('drizzle-kit', ['generate', '--name', 'initial'], { stdio: 'inherit' });
