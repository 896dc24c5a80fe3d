/** Digits and signs that look like a Latin letter. i, l and 1 are one class. */
const signs: Readonly<Record<string, string>> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' },
  ...{ $: 's', '!': 'i', '|': 'i', l: 'i', ı: 'i', ɑ: 'a', ɡ: 'g' },
};

/** Returns a text in lower case with one sign for all signs that look alike, of those that keyboards have. */
export const withoutLookalikes = (text: string): string => text.replace(/./gu, (sign) => signs[sign] ?? sign);

/** Letters, each followed by the Latin letter that it looks like. Capitals only where they look different from the small letter. */
const foreign = [
  // Cyrillic
  'аa вb гr еe зe иu іi їi јj кk ԛq мm нh оo пn рp сc ѕs тt уy үy хx һh ьb ԁd ԝw ӏi',
  // Greek
  'αa βb γy δd εe ηn ΗH ιi κk μm νv ΝN οo ρp σo ςc τt υu ΥY χx ωw ΖZ',
  // Armenian, Hebrew, Arabic
  'օo ոn սu հh ցg զq ѵv וi סo ןi ١i ۱i ٥o ۵o',
  // Latin letters that Unicode does not decompose
  'øo đd łi ħh ŧt ƀb ɓb ƈc ɗd ɖd ɛe ɠg ɦh ɨi ƙk ɱm ɲn ŋn ɔo ɵo ƥp ʠq ʀr ɾr ʂs ƭt ʋv ʏy ʐz ƶz',
  // Small capitals
  'ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟi ᴍm ɴn ᴏo ᴘp ꞯq ꜱs ᴛt ᴜu ᴠv ᴡw ᴢz',
]
  .join(' ')
  .split(' ');
const latin = new Map(
  foreign.map((pair) => {
    const [letter = '', like = ''] = pair;
    return [letter, like] as const;
  }),
);

/** The first letters of the alphabets in signs that Unicode does not decompose: 🅐, 🅰. */
const signAlphabets = [0x1f150, 0x1f170];
const letterOfSign = (sign: string): string | undefined => {
  const code = sign.codePointAt(0) ?? 0;
  const first = signAlphabets.find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(97 + code - first);
};

/** Marks that readers do not need to recognize a name: accents, and the vowel signs of Arabic and Hebrew. */
const optionalMarks =
  /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{M}+/gu;

/**
 * Returns a text in lower case in which letters of other alphabets are the Latin letters that they look like, without accents and
 * invisible characters: "Тоm" with a Cyrillic T and o is "tom".
 */
export const latinForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Default_Ignorable_Code_Point}ـ]/gu, '')
    .replace(optionalMarks, '$1')
    .replace(/./gu, (sign) => latin.get(sign) ?? letterOfSign(sign) ?? sign)
    .toLowerCase()
    .replace(/./gu, (sign) => latin.get(sign) ?? sign);

/**
 * Returns the same text for names that look alike: without regard to case, accents, spaces, punctuation, alphabet, and digits
 * that look like letters. For comparing only.
 */
export const nameSkeleton = (name: string): string => {
  const plain = latinForm(name);
  const letters = withoutLookalikes(plain)
    .replace(/[\p{P}\p{Z}^`]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  // A name that has only signs is compared by them.
  return letters || plain;
};
