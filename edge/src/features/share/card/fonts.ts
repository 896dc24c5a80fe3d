import display from '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf';
import text from '@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf';
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff2';
import greek from '@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff2';
import arabic from '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-700-normal.woff2';
import hebrew from '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-700-normal.woff2';

/** Fonts for letters that the card's own typefaces do not contain, by family. */
const others: readonly { family: string; files: readonly unknown[] }[] = [
  { family: 'Noto Sans', files: [cyrillic, greek] },
  { family: 'Noto Sans Hebrew', files: [hebrew] },
  { family: 'Noto Sans Arabic', files: [arabic] },
];

/** Returns the typefaces that a drawing uses. Others are omitted, because decompressing one takes time. */
export const fontFiles = (svg: string): Uint8Array[] => {
  const named = others.filter(({ family }) => svg.includes(`"${family}"`)).flatMap(({ files }) => files);
  const files: readonly unknown[] = [display, text, ...named];
  // In the Worker, a font import is its bytes; the site's compiler, which also checks these types, sees a URL.
  return files.map((file) => new Uint8Array(file as ArrayBuffer));
};

/** display: names, numbers and headlines, in all scripts with a font. text: the card's own texts, which are Latin. */
export type Face = 'display' | 'text';

export const faces: Record<Face, { family: string; weight: number }> = {
  display: { family: 'Bricolage Grotesque', weight: 800 },
  text: { family: 'Figtree', weight: 600 },
};

/** Advance widths of U+0020 to U+007E in thousandths of the font size, from the font files. */
const advances: Record<Face, readonly number[]> = {
  display: [
    223, 303, 381, 633, 647, 992, 754, 187, 329, 329, 456, 534, 212, 359, 252, 365, 670, 360, 613, 611, 638,
    615, 662, 517, 661, 658, 262, 237, 534, 534, 534, 425, 1004, 712, 692, 685, 705, 632, 601, 729, 730, 303,
    382, 697, 509, 955, 790, 725, 654, 726, 688, 658, 579, 733, 682, 1001, 719, 662, 576, 329, 365, 329, 585,
    543, 283, 595, 648, 571, 649, 587, 408, 607, 643, 286, 288, 605, 283, 963, 643, 612, 648, 649, 446, 549,
    406, 634, 585, 881, 587, 608, 537, 347, 277, 347, 534,
  ],
  text: [
    241, 307, 376, 630, 558, 802, 646, 227, 370, 370, 485, 629, 245, 411, 232, 415, 645, 419, 571, 551, 628,
    578, 574, 548, 613, 574, 282, 287, 629, 629, 629, 509, 991, 699, 612, 723, 695, 590, 550, 750, 750, 282,
    537, 644, 530, 853, 774, 783, 594, 785, 637, 610, 572, 705, 711, 975, 653, 630, 635, 336, 415, 336, 569,
    436, 247, 524, 592, 544, 591, 551, 384, 596, 565, 250, 282, 517, 236, 864, 564, 581, 597, 586, 363, 466,
    393, 564, 542, 815, 512, 556, 483, 391, 257, 391, 628,
  ],
};

/** Advance width of letters that are not Latin-based: wide, so that no text exceeds its area. */
const otherAdvance = 630;
const arabicAdvance = 540;

/** Returns the width of a text in pixels at `size` pixels; an estimate for scripts other than Latin. */
export const widthOf = (words: string, face: Face, size: number): number => {
  let sum = 0;
  for (const letter of words) {
    const base = letter.normalize('NFD').charCodeAt(0);
    sum += advances[face][base - 0x20] ?? (/\p{Script=Arabic}/u.test(letter) ? arabicAdvance : otherAdvance);
  }
  return (sum * size) / 1000;
};
