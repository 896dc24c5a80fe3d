import { gradesOf, meanOf, opinionsBySubject } from '../awards/opinions.ts';
import { ranked, roundedToMillionth } from '../minigames/ranking.ts';
import { miniGameTypes, resultsFor, scaleOf, subjectsOf } from '../minigames/registry.ts';
import type { UserId } from '../model/person.ts';
import { generator, hashOf } from '../model/random.ts';
import type { RoundRecord } from '../records/game.ts';
import { recordSeenBy } from '../records/seen-by.ts';
import { spokenTo } from '../text.ts';
import {
  answersOf,
  chooseFactsOf,
  cupFactsOf,
  dissentOf,
  doubtOf,
  isUnanimousFirst,
  leadOf,
  placesIn,
  roleFactsOf,
  sliderFactsOf,
  standingPlacesOf,
} from './board-facts.ts';
import { cupPatterns } from './cup.ts';
import { factsOf, nameOfRater } from './facts.ts';
import { generalPatterns } from './general.ts';
import { hotTakesFactsOf, hotTakesPatterns } from './hot-takes.ts';
import type { Claim, Pattern } from './patterns.ts';
import { lineUpPatterns, sliderLobbyPatterns, tierListLobbyPatterns } from './people.ts';
import { choosePatterns, sliderPatterns } from './question.ts';
import { rankThemPatterns } from './rank-them.ts';
import { rolePatterns } from './roles.ts';
import { tierListPatterns } from './tier-list.ts';
import { whoseIsItFactsOf, whoseIsItPatterns } from './whose-is-it.ts';
import { writtenPatterns } from './written.ts';

/**
 * The result of a round in one sentence. `pattern` and `claims` say how it was made. `about`: the subject of which it speaks, if that
 * need not be the first; only of sliders for the players.
 */
export type RoundVerdict = { pattern: string; claims: readonly Claim[]; text: string; about?: string };

/** The maximum length of a sentence. Patterns with long names are left out. */
export const maxVerdictLength = 110;

/** Up to so many characters have two lines of large letters on a phone. Two sides leave the sentence no more height. */
const maxShort = 56;

/** Is always true and always fits, for rounds whose names are too long for all other sentences. */
export const plainVerdict: RoundVerdict = {
  pattern: 'plain',
  claims: [],
  text: 'The votes are counted. Here is the result.',
};

/** Returns the only best subject of a round that ranks items or players; null if several share the first place. */
export const winnerOf = (record: RoundRecord): string | null => {
  const { board } = record;
  const ranks = placesIn(record);
  const first = ranks.filter(({ rank }) => rank === 1);
  const [winner] = first;
  const subject = subjectsOf(board).find(({ id }) => id === winner?.id);
  if (!subject || first.length > 1 || ranks.length < 2) return null;
  if (subject.kind === 'item') return subject.item.alt.trim() || null;
  return subject.kind === 'player' ? subject.player.username : null;
};

/**
 * Returns the result of a round in one sentence of at most `maxVerdictLength` characters, the same for every screen, where `you`
 * is the viewer and not called by name; null without answers or without anything to rate. It is true, and about a player it says
 * only what is kind. `before`: the pattern of the round before, which does not come again.
 */
export const verdictOf = (
  record: RoundRecord,
  before: string | null = null,
  you: UserId | null = null,
): RoundVerdict | null => {
  const verdict = chosenVerdict(record, before);
  if (!verdict || you === null) return verdict;
  const seen = sentencesOf(recordSeenBy(record, you))?.find(({ pattern }) => pattern === verdict.pattern);
  return { ...verdict, text: spokenTo((seen ?? verdict).text) };
};

const chosenVerdict = (record: RoundRecord, before: string | null): RoundVerdict | null => {
  if (record.answers.length === 0) return null;
  const sentences = sentencesOf(record);
  if (!sentences) return null;
  const names = namesIn(record);
  const fitting = sentences.filter(
    ({ pattern, text }) =>
      text.length <= maxVerdictLength && pattern !== before && !names.some((name) => isTwiceIn(text, name)),
  );
  const short = record.board.type === 'Choose' ? fitting.filter(({ text }) => text.length <= maxShort) : [];
  const choice = short.length > 0 ? short : fitting;
  return choice[Math.floor(randomOf(record) * choice.length)] ?? plainVerdict;
};

/** Returns the names of the players who answered or were rated. */
const namesIn = ({ board, answers }: RoundRecord): string[] => [
  ...answers.flatMap(({ ratedBy }) => nameOfRater(ratedBy) ?? []),
  ...('players' in board ? board.players.map(({ username }) => username) : []),
];

/** Returns true if a sentence has a name more than once, as a word: an item or a question can be called like a player. */
const isTwiceIn = (text: string, name: string): boolean => {
  const isLetter = (character: string | undefined) => /[\p{L}\p{N}]/u.test(character ?? '');
  const parts = text.split(name);
  const found = parts
    .slice(1)
    .filter((after, index) => !isLetter(parts[index]?.at(-1)) && !isLetter(after.at(0)));
  return found.length > 1;
};

/** The patterns of rounds that were computed before, with the pattern before that they depend on. */
const computed = new WeakMap<RoundRecord, { before: string | null; pattern: string | null }>();

/**
 * Returns, for each round of a game in order, the pattern of the round before, which its sentence must not have; null for the
 * first, and after a round without a sentence. One more than there are records: the last is for the next round. Records must not
 * change, because what was computed for them is kept.
 */
export const patternsBefore = (records: readonly RoundRecord[]): (string | null)[] => {
  const patterns: (string | null)[] = [null];
  for (const record of records) {
    const before = patterns.at(-1) ?? null;
    const known = computed.get(record);
    const pattern = known?.before === before ? known.pattern : (verdictOf(record, before)?.pattern ?? null);
    computed.set(record, { before, pattern });
    patterns.push(pattern);
  }
  return patterns;
};

/** Returns a number in [0, 1) that depends on the round, and not on the ids of its players. */
const randomOf = ({ index, theme, game, answers }: RoundRecord): number => {
  const seed = hashOf(`${theme} ${game.name}`, index + answers.length * 31);
  return generator(seed).next();
};

/** Returns all sentences that are true of the round; null if its board has nothing to rate. */
export const sentencesOf = (record: RoundRecord): RoundVerdict[] | null => {
  const { board } = record;
  switch (board.type) {
    case 'TierList': {
      const results = resultsFor(board, answersOf(record, board.type));
      if (results.standings.length === 0) return null;
      return results.ordered
        ? said(tierListPatterns, factsOf(record, placesIn(record)))
        : said(
            rolePatterns,
            roleFactsOf(record, results.standings, ({ item }) => item.alt),
          );
    }
    case 'TierListLobby': {
      const results = resultsFor(board, answersOf(record, board.type));
      if (results.standings.length === 0) return null;
      return results.ordered
        ? said(tierListLobbyPatterns, factsOf(record, placesIn(record)))
        : said(
            rolePatterns,
            roleFactsOf(record, results.standings, ({ player }) => player.username),
          );
    }
    case 'SliderLobby': {
      const { standings } = resultsFor(board, answersOf(record, board.type));
      if (standings.length === 0) return null;
      const facts = {
        ...factsOf(record, placesIn(record)),
        lead: leadOf(standings.flatMap(({ mean }) => mean ?? [])),
        end: board.ends?.high ?? null,
        dissent: dissentOf(record, standings),
        doubt: doubtOf(standings),
      };
      return said(sliderLobbyPatterns, facts).map((verdict) => {
        const about = (['contested', 'agreed'] as const).find((claim) => verdict.claims.includes(claim));
        const id = about && facts[about]?.id;
        return id === undefined ? verdict : { ...verdict, about: id };
      });
    }
    case 'SliderAvatarsLobby': {
      const answers = answersOf(record, board.type);
      const { standings } = resultsFor(board, answers);
      return standings.length === 0
        ? null
        : said(lineUpPatterns, {
            ...factsOf(record, placesIn(record)),
            end: board.ends?.best ?? null,
            isUnanimous: isUnanimousFirst(answers, standings, board.players.length),
          });
    }
    case 'HotTakes': {
      const results = resultsFor(board, answersOf(record, board.type));
      return results.splits.length === 0
        ? null
        : said(hotTakesPatterns, hotTakesFactsOf(record, board, results));
    }
    case 'RankThem': {
      const { standings } = resultsFor(board, answersOf(record, board.type));
      return standings.length === 0 ? null : said(rankThemPatterns, factsOf(record, placesIn(record)));
    }
    case 'Cup': {
      const facts = cupFactsOf(record, board);
      return facts && said(cupPatterns, facts);
    }
    case 'Slider':
      return said(sliderPatterns, sliderFactsOf(record, board));
    case 'Choose':
      return said(choosePatterns, chooseFactsOf(record, board));
    case 'WriteAndRate': {
      const { standings } = resultsFor(board, answersOf(record, board.type));
      const rated = standings.map(({ mean, ...standing }) => ({ ...standing, average: mean }));
      return standings.length === 0
        ? null
        : said(
            writtenPatterns,
            factsOf(
              record,
              standingPlacesOf(rated, ({ text }) => text.id),
            ),
          );
    }
    case 'WhoseIsIt': {
      const results = resultsFor(board, answersOf(record, board.type));
      return results.texts.length === 0 ? null : said(whoseIsItPatterns, whoseIsItFactsOf(record, results));
    }
    // Every mini-game without sentences of its own. A page can be older than a mini-game of the room: then it has no rules for it.
    default:
      return miniGameTypes.includes(record.board.type) ? generalSentences(record) : null;
  }
};

/** Returns the sentences about a mini-game without sentences of its own. */
export const generalSentences = (record: RoundRecord): RoundVerdict[] | null => {
  const rated = opinionsBySubject(record).filter(({ opinions }) => opinions.length > 0);
  if (rated.length === 0) return null;
  const compared = rated.filter(({ subject }) => subject.kind !== 'question');
  // Choices have no order, so nothing leads.
  const places =
    scaleOf(record.board) === 'graded'
      ? ranked(compared, ({ opinions }) => roundedToMillionth(meanOf(gradesOf(opinions))))
      : [];
  return said(
    generalPatterns,
    factsOf(
      record,
      places.map(({ subject, rank }) => ({ id: subject.id, rank })),
    ),
  );
};

/** Returns the sentences that fit the facts. */
const said = <Known>(patterns: readonly Pattern<Known>[], facts: Known): RoundVerdict[] =>
  patterns.flatMap(({ id, claims, says }) => {
    const text = says(facts);
    return text === null ? [] : [{ pattern: id, claims, text }];
  });
