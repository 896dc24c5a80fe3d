import type { Bindings } from '../src/env.ts';

declare global {
  namespace Cloudflare {
    interface Env extends Bindings {}
    interface GlobalProps {
      mainModule: typeof import('../src/index.ts');
    }
  }
}
