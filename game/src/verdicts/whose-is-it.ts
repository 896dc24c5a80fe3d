import { skillOf } from '../minigames/registry.ts';
import type { WhoseIsItResults } from '../minigames/whose-is-it/schema.ts';
import type { UserId } from '../model/person.ts';
import type { RoundRecord } from '../records/game.ts';
import { does, listed, wereOf } from '../text.ts';
import { factsOf, nameOfRater, type Unity } from './facts.ts';
import type { Pattern } from './patterns.ts';

/** What the sentences about guessed authors are made from. No name is known if votes are anonymous. */
export type WhoseIsItFacts = {
  unity: Unity | null;
  /** How many texts there were to read, and whether players could guess their authors. */
  texts: number;
  isGuessed: boolean;
  /** The guesses about texts whose authors are known. */
  guesses: number;
  right: number;
  /** The first text that all of at least two players guessed, and one that none of them did; with its author, if it has one. */
  found: { text: string; author: string | null } | null;
  hidden: { text: string; author: string | null } | null;
  /** The only player with the most right guesses, at least two. */
  knower: { name: string; right: number; of: number } | null;
  /** The only player who was named most often, at least three times. */
  suspect: string | null;
  /** The two players who wrote the same. */
  twins: readonly [string, string] | null;
};

/** Returns the only entry with the highest value, if it is at least `least`; otherwise null. */
const onlyMost = <Entry>(
  entries: readonly Entry[],
  scoreFor: (entry: Entry) => number,
  least: number,
): Entry | null => {
  const most = Math.max(least, ...entries.map(scoreFor));
  const [first, second] = entries.filter((entry) => scoreFor(entry) === most);
  return first !== undefined && second === undefined ? first : null;
};

/** Returns the facts of a round in which players guessed who wrote what. */
export const whoseIsItFactsOf = (
  record: RoundRecord,
  { texts, isGuessed, isSecret }: WhoseIsItResults,
): WhoseIsItFacts => {
  const { board, answers } = record;
  const nameOf = (user: UserId): string | null => {
    const person = answers.find(({ ratedBy }) => ratedBy.user === user)?.ratedBy;
    return person ? nameOfRater(person) : null;
  };
  const known = isSecret ? [] : texts.filter(({ authors }) => authors.length > 0);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const quoted = (found: (typeof known)[number] | undefined): WhoseIsItFacts['found'] => {
    if (!found) return null;
    const [author, other] = found.authors;
    return { text: found.text.text, author: author && !other ? nameOf(author) : null };
  };
  const ofSeveral = known.filter(({ guesses }) => guesses.length > 1);
  const best = isSecret ? null : onlyMost(skillOf(board, answers), ({ right }) => right, 2);
  const bestName = best && nameOf(best.user);
  const named = known.flatMap(({ guesses }) => guesses.map(({ player }) => player));
  const suspect = onlyMost([...new Set(named)], (user) => named.filter((other) => other === user).length, 3);
  const [twins] = known.filter(({ authors }) => authors.length === 2);
  const [one, other] = (twins?.authors ?? []).map(nameOf);
  return {
    unity: factsOf(record, []).unity,
    texts: texts.length,
    isGuessed,
    guesses: sum(known.map(({ guesses }) => guesses.length)),
    right: sum(known.map(({ right }) => right.length)),
    found: quoted(ofSeveral.find(({ guesses, right }) => right.length === guesses.length)),
    hidden: quoted(ofSeveral.find(({ right }) => right.length === 0)),
    knower: best && bestName ? { name: bestName, right: best.right, of: best.of } : null,
    suspect: suspect && nameOf(suspect),
    twins: one && other ? [one, other] : null,
  };
};

/** Sentences about who knew whose texts these are. None says who was wrong. */
export const whoseIsItPatterns: readonly Pattern<WhoseIsItFacts>[] = [
  {
    id: 'all-right',
    claims: ['guessed'],
    says: ({ guesses, right }) =>
      guesses > 1 && right === guesses ? 'Every guess was right. There are no secrets in this room.' : null,
  },
  {
    id: 'none-right',
    claims: ['guessed'],
    says: ({ guesses, right }) =>
      guesses > 1 && right === 0 ? 'Not one guess was right. You are all full of surprises.' : null,
  },
  {
    id: 'share-right',
    claims: ['guessed'],
    says: ({ guesses, right }) =>
      right > 0 && right < guesses ? `${right} of ${guesses} guesses ${wereOf(right)} right.` : null,
  },
  {
    id: 'mostly-right',
    claims: ['guessed'],
    says: ({ guesses, right }) =>
      right < guesses && right * 2 > guesses
        ? `You know each other better than you think: ${right} of ${guesses} right.`
        : null,
  },
  {
    id: 'half-right',
    claims: ['guessed'],
    says: ({ guesses, right }) =>
      right > 0 && right * 2 === guesses
        ? 'Half of your guesses were right, and half were good stories.'
        : null,
  },
  {
    id: 'mostly-wrong',
    claims: ['guessed'],
    says: ({ guesses, right }) =>
      right > 0 && right * 2 < guesses
        ? `You still have secrets from each other: ${right} of ${guesses} guesses ${wereOf(right)} right.`
        : null,
  },
  {
    id: 'found',
    claims: ['found'],
    says: ({ found }) => (found ? `No doubt whose this is: “${found.text}”.` : null),
  },
  {
    id: 'found-author',
    claims: ['found'],
    says: ({ found }) => (found?.author ? `${found.author} can be read like a book.` : null),
  },
  {
    id: 'hidden',
    claims: ['hidden'],
    says: ({ hidden }) => (hidden ? `Nobody knew whose this is: “${hidden.text}”.` : null),
  },
  {
    id: 'hidden-author',
    claims: ['hidden'],
    says: ({ hidden }) => (hidden?.author ? `Nobody saw ${hidden.author} coming.` : null),
  },
  {
    id: 'knower',
    claims: ['knows'],
    says: ({ knower }) =>
      knower
        ? `${does(knower.name, 'knows', 'know')} whose is whose: ${knower.right} of ${knower.of}.`
        : null,
  },
  {
    id: 'knower-all',
    claims: ['knows'],
    says: ({ knower }) =>
      knower && knower.right === knower.of ? `${knower.name} knew every single author.` : null,
  },
  {
    id: 'suspect',
    claims: ['named'],
    says: ({ suspect }) => (suspect ? `When in doubt, the group said ${suspect}.` : null),
  },
  {
    id: 'twins',
    claims: ['twins'],
    says: ({ twins }) => (twins ? `${listed(twins)} wrote the very same thing.` : null),
  },
  {
    id: 'united',
    claims: ['united'],
    says: ({ unity }) => (unity === 'united' ? 'You all suspected the same people.' : null),
  },
  {
    id: 'divided',
    claims: ['divided'],
    says: ({ unity }) => (unity === 'divided' ? 'You suspected each other all around.' : null),
  },
  {
    id: 'one-text',
    claims: [],
    says: ({ texts, isGuessed }) => (texts === 1 && !isGuessed ? 'One text, and nothing to guess.' : null),
  },
  {
    id: 'not-guessed',
    claims: [],
    says: ({ texts, isGuessed }) =>
      texts > 1 && !isGuessed ? `${texts} texts, and nobody had to guess.` : null,
  },
];
