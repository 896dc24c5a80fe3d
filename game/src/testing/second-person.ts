import { viewer } from '../text.ts';

/** A verb or a pronoun of the third person after "you". */
const thirdPerson =
  /(?<!of )\byou (is|was|has|says|gives|puts|stands|leads|comes|knows|beats|stays|sees|shares|speaks|wins|rates)\b|\byou [^.,:]*\bthemselves\b/i;

/**
 * Returns what is wrong with a sentence for the player called `name`, as texts; empty if nothing is. `plain`: the sentence for any
 * other reader, which is the same if it does not name them.
 */
export const faultsOfSpoken = (text: string, plain: string, name: string): string[] => {
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u');
  const isNamed = named.test(plain);
  const isOwn = /\b(them|they|themselves|their)\b/.test(plain);
  return [
    text.includes(viewer) && `The mark is left: ${text}`,
    named.test(text) && `The name is left: ${text}`,
    thirdPerson.test(text) && `The third person: ${text}`,
    /(^|[.!?] )you\b/.test(text) && `A small letter: ${text}`,
    isNamed && !/\byour?(self)?\b/i.test(text) && `No second person: ${text}`,
    !isNamed && !isOwn && text !== plain && `Another sentence: ${text}, not: ${plain}`,
  ].filter((fault) => fault !== false);
};
