/// <reference path="./wasm.d.ts" />
import plain from 'argon2id/dist/no-simd.wasm';
import simd from 'argon2id/dist/simd.wasm';
import setup, { type computeHash } from 'argon2id/lib/setup.js';

/** Instantiates synchronously, so that a second request never finds a half-loaded module. */
const load = (module: WebAssembly.Module) => (imports: WebAssembly.Imports) => ({
  module,
  instance: new WebAssembly.Instance(module, imports),
});

let loading: Promise<computeHash> | undefined;

/** The hash function, loaded once per isolate. It uses 65 MB of the isolate's 128 MB. */
export const argon2id = (): Promise<computeHash> => {
  loading ??= setup(load(simd), load(plain));
  return loading;
};
