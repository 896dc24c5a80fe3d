/** A run of text in one typeface; `family` null: the default typeface of the text. */
export type Run = { family: string | null; text: string };

export const arabic = 'Noto Sans Arabic';

/** The letters that each font contains, the card's own first. Other letters cannot be drawn. */
const scripts: readonly { family: string | null; letters: RegExp }[] = [
  {
    family: null,
    letters:
      /[\x20-\x7e\u00a1-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u01a0\u01a1\u01af\u01b0\u01cd\u01ce\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2039\u203a\u20ac\u2122]/u,
  },
  {
    family: 'Noto Sans',
    letters:
      /[\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff\u0400-\u045f\u0490\u0491\u04b0\u04b1]/u,
  },
  { family: 'Noto Sans Hebrew', letters: /[\u05d0-\u05ea\u05ef-\u05f4]/u },
  { family: arabic, letters: /[\u0620-\u064a\u0660-\u066f\u0671-\u06d3\u06f0-\u06fc]/u },
];

const scriptOf = (letter: string) => scripts.find(({ letters }) => letters.test(letter));

/** Returns the drawable form of a character: itself, its base letter without marks, or an empty text. */
const drawn = (character: string): string => {
  if (/\s/u.test(character)) return ' ';
  if (scriptOf(character)) return character;
  const [base = ''] = character.normalize('NFD');
  return scriptOf(base) ? base : '';
};

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * Returns the drawable form of a text; null if fewer than half of its letters are drawable, because it would not be
 * recognizable.
 */
export const drawable = (text: string): string | null => {
  const whole = text.normalize('NFC');
  const drawableText = [...whole].map(drawn).join('').replace(/ +/g, ' ').trim();
  return drawableText !== '' && lettersIn(drawableText) * 2 >= lettersIn(whole) ? drawableText : null;
};

/** Splits a drawable text into runs with one typeface each. A space belongs to the run before it. */
export const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const family = letter === ' ' && last ? last.family : (scriptOf(letter)?.family ?? null);
    if (last?.family === family) last.text += letter;
    else runs.push({ family, text: letter });
  }
  return runs;
};
