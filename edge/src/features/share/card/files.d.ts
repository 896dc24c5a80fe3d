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
/** Only tests import pictures (vitest.config.ts). */
declare module '*.webp' {
  const bytes: ArrayBuffer;
  export default bytes;
}
