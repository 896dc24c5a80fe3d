/** Module types of these files, according to the rules in wrangler.toml. */
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
