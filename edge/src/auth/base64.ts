/** Base64 without padding, as PHC strings use it. */
export const base64 = {
  encode: (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes)).replaceAll('=', ''),
  decode: (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0)),
};
