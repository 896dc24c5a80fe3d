import { trustedScripts } from './trusted-scripts.ts';

/** The policies of Trusted Types for workers. A page can create each only once. */
const policies = new Map<WorkerPolicy, ReturnType<typeof trustedScripts>>();

/** Each is named in the content security policy of the site (vite/site-headers.ts). */
type WorkerPolicy = 'proof-of-work' | 'moving-picture';

/** Starts a worker of the site by its address. The development server has its source in another folder than a build. */
export function startWorker(policy: WorkerPolicy, workerAddress: string): Worker {
  const trusted = policies.get(policy) ?? trustedScripts(policy, /^\/(assets\/[\w-]+\.js$|src\/)/);
  policies.set(policy, trusted);
  return new Worker(trusted(workerAddress), { type: 'module' });
}
