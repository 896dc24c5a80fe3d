/** Returns the URL of one of the pictures that the file lists, by the name of its file (web/vite/picture-sheets.ts). */
declare module '*.sheet' {
  const urlOf: (picture: string) => string;
  export default urlOf;
}
