/** Workers import WebAssembly already compiled; making it at run time is not allowed there. */
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
