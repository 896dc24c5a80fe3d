/// <reference path="./wasm.d.ts" />
import plain from 'argon2id/dist/no-simd.wasm';
import simd from 'argon2id/dist/simd.wasm';
import setup, { type computeHash } from 'argon2id/lib/setup.js';

/** At once, so that no second request can find it half loaded. */
const load = (module: WebAssembly.Module) => (imports: WebAssembly.Imports) => ({
  module,
  instance: new WebAssembly.Instance(module, imports),
});

let loading: Promise<computeHash> | undefined;

/** The hash function, loaded once per isolate: it keeps 65 MB of the 128 MB that one may have. */
export const argon2id = (): Promise<computeHash> => {
  loading ??= setup(load(simd), load(plain));
  return loading;
};
