import { createHash } from 'node:crypto';
import { startPage } from '../src/app/page-start.ts';
import { trustedScripts } from '../src/shared/platform/trusted-scripts.ts';

/** The inline script of all prerendered pages. */
export const startScript = `(${startPage})(${trustedScripts})`;

/** The source expression of the content security policy that allows it. */
export const startScriptSource = `'sha256-${createHash('sha256').update(startScript).digest('base64')}'`;
