/** The URL of one SVG with all pictures that the file lists (web/vite/picture-sheets.ts). */
declare module '*.sheet' {
  const url: string;
  export default url;
}
