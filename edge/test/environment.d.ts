import type { Bindings } from '../src/env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {
      /** `lintDescription`, in the process of the test runner. */
      API_LINTER: Fetcher;
    }
    interface GlobalProps {
      mainModule: typeof import('../src/index.ts');
    }
  }
}
