/** Workers import WebAssembly as a compiled module; compiling it at run time is not allowed there. */
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
