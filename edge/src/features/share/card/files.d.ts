/** What wrangler.toml's rules make of these files. */
declare module '*.ttf' {
  const bytes: ArrayBuffer;
  export default bytes;
}
declare module '*.woff2' {
  const bytes: ArrayBuffer;
  export default bytes;
}
declare module '*.svg' {
  const text: string;
  export default text;
}
