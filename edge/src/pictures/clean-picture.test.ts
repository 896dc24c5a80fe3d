import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../test/pictures.ts';
import { cleanPicture } from './clean-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { orientationOnly, readOrientation } from './metadata/orientation.ts';
import type { PictureFormat } from './picture.ts';

const side = { width: 320, height: 200 };
const formats = Object.keys(pictures) as PictureFormat[]; // the keys of a record of all formats
const make = (format: PictureFormat, options = {}) => Uint8Array.from(pictures[format](side, options));
const textOf = (bytes: Uint8Array | null) => String.fromCharCode(...(bytes ?? []));

/** Exif as a camera writes it: the maker before the orientation, and a position after the directory. */
const cameraExif = (orientation: number) => {
  const [header, entry] = [
    orientationOnly(orientation).slice(0, 8),
    orientationOnly(orientation).slice(10, 22),
  ];
  const maker = [0x01, 0x0f, 0, 2, 0, 0, 0, 4, 0x41, 0x42, 0x43, 0];
  return [...header, 0, 2, ...maker, ...entry, 0, 0, 0, 0, ...'GPS 48.1 11.5'].map((part) =>
    typeof part === 'string' ? part.charCodeAt(0) : part,
  );
};

describe.each(formats)('a %s', (format) => {
  const pixels = fc.array(fc.nat(254), { minLength: 1, maxLength: 60 });

  it('without metadata stays as it is, byte for byte', () => {
    fc.assert(
      fc.property(pixels, (bytes) => {
        const picture = make(format, { pixels: bytes });
        expect(cleanPicture(format, picture)).toEqual(picture);
      }),
    );
  });

  it('loses metadata and the bytes after its end, and stays a picture of the same size', () => {
    const secret = fc.stringMatching(/^[a-z]{8,40}$/);
    fc.assert(
      fc.property(secret, pixels, fc.boolean(), (metadata, bytes, hasTail) => {
        const whole = [
          ...make(format, { metadata, pixels: bytes }),
          ...(hasTail ? Buffer.from(metadata) : []),
        ];
        const cleaned = cleanPicture(format, Uint8Array.from(whole));
        expect(textOf(cleaned)).not.toContain(metadata);
        expect(cleaned && inspectPicture(cleaned)).toEqual({ format, ...side });
        expect(textOf(cleaned)).toContain(textOf(Uint8Array.from(bytes)));
        expect(cleaned && cleanPicture(format, cleaned)).toEqual(cleaned);
      }),
    );
  });

  it('that is cut off is rejected', () => {
    const picture = make(format);
    for (let length = 0; length < picture.length; length += 1) {
      expect(cleanPicture(format, picture.slice(0, length))).toBeNull();
    }
  });

  it('with any wrong bytes is cleaned or rejected, and nothing else happens', () => {
    const change = fc.record({ at: fc.nat(400), byte: fc.nat(255) });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const picture = make(format, { metadata: 'metadata', exif: cameraExif(6) });
        for (const { at, byte } of changes) picture[at % picture.length] = byte;
        const cleaned = cleanPicture(format, picture);
        expect((cleaned?.length ?? 0) <= picture.length).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe.each(['png', 'jpg', 'webp'] as const)('the Exif of a %s', (format) => {
  it.each([2, 3, 4, 5, 6, 7, 8])('keeps the orientation %i and nothing else', (orientation) => {
    const cleaned = cleanPicture(format, make(format, { exif: cameraExif(orientation) }));
    expect(textOf(cleaned)).toContain(textOf(Uint8Array.from(orientationOnly(orientation))));
    expect(textOf(cleaned)).not.toMatch(/ABC|GPS/);
  });

  it('of an upright picture goes as a whole', () => {
    expect(cleanPicture(format, make(format, { exif: cameraExif(1) }))).toEqual(make(format));
  });
});

describe('orientation', () => {
  it('is read in both byte orders', () => {
    const little = [...'II*\0'].map((letter) => letter.charCodeAt(0));
    const entry = [0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0];
    expect(readOrientation(Uint8Array.from([...little, 8, 0, 0, 0, 1, 0, ...entry]))).toBe(6);
    expect(readOrientation(Uint8Array.from(orientationOnly(8)))).toBe(8);
  });

  it('of malformed Exif is none', () => {
    for (const exif of [[], [0x4d, 0x4d], orientationOnly(9), orientationOnly(6).slice(0, 15)])
      expect(readOrientation(Uint8Array.from(exif))).toBeNull();
  });
});

describe('forged AVIF boxes', () => {
  it.each(['iinf', 'iloc'])('with a huge number of entries in %s are rejected', (type) => {
    const picture = make('avif');
    const at = textOf(picture).indexOf(type);
    picture.fill(0xff, at + 8, at + 16);
    expect(cleanPicture('avif', picture)).toBeNull();
  });
});
