/** The brands of HEIC files: still pictures and sequences, and the general container that phones use, too. */
const heicBrands: readonly string[] = [
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'],
  ...['mif1', 'msf1'],
];
/** AVIF uses the same container. */
const avifBrands: readonly string[] = ['avif', 'avis'];

/** Returns true if the content is a HEIC picture, the format of many phones, which only few browsers open. */
export function isHeic(bytes: Uint8Array): boolean {
  const textAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));
  if (textAt(4) !== 'ftyp') return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = Math.min(view.getUint32(0), bytes.length);
  const brands = [textAt(8)];
  // Between the first brand and the others is a version.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(at));
  return (
    !brands.some((brand) => avifBrands.includes(brand)) && brands.some((brand) => heicBrands.includes(brand))
  );
}
