import type { GameFacts } from './game-facts.ts';
import * as people from './people.ts';
import * as presence from './presence.ts';
import * as taste from './taste.ts';
import type { Candidate } from './title.ts';

/**
 * striking: a fact that few games have. leading: a measure in which one player leads. shared: true of several players.
 * common: true of every player of the game.
 */
export const rarities = ['striking', 'leading', 'shared', 'common'] as const;
type Rarity = (typeof rarities)[number];

interface Kind {
  readonly name: string;
  /** What its fact says, in human words: at most 34 letters, without a subject, true of each player who gets the title, and kind. */
  readonly line: string;
  readonly rarity: Rarity;
  readonly find: (facts: GameFacts) => Candidate[];
}

/** All kinds of titles but the last resort. A name is given once in a game. */
export const titleKinds = {
  alone: {
    name: 'One of a kind',
    line: 'Went where no one else did.',
    rarity: 'striking',
    find: taste.alone,
  },
  champion: {
    name: 'True believer',
    line: 'Saw what the others missed.',
    rarity: 'striking',
    find: taste.champion,
  },
  castingVote: {
    name: 'Casting vote',
    line: 'One vote made the difference.',
    rarity: 'striking',
    find: taste.castingVote,
  },
  fan: { name: 'Number one fan', line: 'Saw the best in someone.', rarity: 'striking', find: people.fan },
  mutual: { name: 'Great minds', line: 'The feeling was mutual.', rarity: 'striking', find: people.mutual },
  serialWinner: {
    name: 'On a roll',
    line: 'Once was not enough.',
    rarity: 'striking',
    find: people.serialWinner,
  },
  lateArrival: {
    name: 'Fashionably late',
    line: 'Better late than never.',
    rarity: 'striking',
    find: presence.lateArrival,
  },
  referee: { name: 'Referee', line: 'Held the whistle.', rarity: 'striking', find: presence.referee },
  confident: {
    name: 'Main character',
    line: 'Confidence is a superpower.',
    rarity: 'leading',
    find: people.confident,
  },
  modest: {
    name: 'Quietly brilliant',
    line: 'Let the others say it.',
    rarity: 'leading',
    find: people.modest,
  },
  selfAware: {
    name: 'Clear-eyed',
    line: 'The mirror told the truth.',
    rarity: 'leading',
    find: people.selfAware,
  },
  goodSoul: { name: 'Good soul', line: 'Kind words came easily.', rarity: 'leading', find: people.goodSoul },
  mystery: { name: 'Many-sided', line: 'Hard to put in a box.', rarity: 'leading', find: people.mystery },
  openBook: {
    name: 'Open book',
    line: 'What you see is what you get.',
    rarity: 'leading',
    find: people.openBook,
  },
  fullMarks: {
    name: 'Full marks',
    line: 'Ten out of ten, would rate again.',
    rarity: 'leading',
    find: people.fullMarks,
  },
  steady: {
    name: 'Steady as a rock',
    line: 'Even from start to finish.',
    rarity: 'leading',
    find: people.steady,
  },
  lateBloomer: {
    name: 'Late bloomer',
    line: 'Ended better than it began.',
    rarity: 'leading',
    find: people.lateBloomer,
  },
  consensus: {
    name: 'Voice of the group',
    line: 'Said what others were thinking.',
    rarity: 'leading',
    find: taste.consensus,
  },
  freeSpirit: {
    name: 'Free spirit',
    line: 'Marched to a different drum.',
    rarity: 'leading',
    find: taste.freeSpirit,
  },
  peopleReader: {
    name: 'Reads people',
    line: 'Read the room, face by face.',
    rarity: 'leading',
    find: taste.peopleReader,
  },
  tasteReader: {
    name: 'Finger on the pulse',
    line: 'A taste to share.',
    rarity: 'leading',
    find: taste.tasteReader,
  },
  selective: {
    name: 'Connoisseur',
    line: 'Only the best will do.',
    rarity: 'leading',
    find: taste.selective,
  },
  generous: {
    name: 'Big heart',
    line: 'Plenty of love to go round.',
    rarity: 'leading',
    find: taste.generous,
  },
  decided: { name: 'Enthusiast', line: 'Never shy about the top.', rarity: 'leading', find: taste.decided },
  diplomat: { name: 'Diplomat', line: 'Sat on every fence.', rarity: 'leading', find: taste.diplomat },
  palette: {
    name: 'Full of surprises',
    line: 'Never short of a new answer.',
    rarity: 'leading',
    find: taste.mostAnswers,
  },
  talkative: {
    name: 'Full of opinions',
    line: 'Had something to say.',
    rarity: 'leading',
    find: taste.talkative,
  },
  sparring: {
    name: 'Sparring partner',
    line: 'Two worlds, one table.',
    rarity: 'leading',
    find: taste.sparring,
  },
  trendsetter: {
    name: 'Trendsetter',
    line: 'A nose for favourites.',
    rarity: 'leading',
    find: taste.trendsetter,
  },
  underdog: {
    name: 'Friend of the underdog',
    line: 'Stood up for the few.',
    rarity: 'leading',
    find: taste.underdog,
  },
  goodCompany: {
    name: 'In good company',
    line: 'A knack for winning sides.',
    rarity: 'leading',
    find: taste.goodCompany,
  },
  kindred: { name: 'Kindred spirit', line: 'Two peas in a pod.', rarity: 'leading', find: taste.closest },
  otherHalf: {
    name: 'Partner in taste',
    line: 'A match made at this table.',
    rarity: 'leading',
    find: taste.closest,
  },
  roundWinner: {
    name: 'One big hit',
    line: 'One round to remember.',
    rarity: 'leading',
    find: people.roundWinner,
  },
  adored: { name: 'Adored', line: 'Someone is a big fan.', rarity: 'shared', find: people.adored },
  regular: {
    name: 'There for everything',
    line: 'Never missed a beat.',
    rarity: 'shared',
    find: presence.regular,
  },
  explorer: {
    name: 'Explorer',
    line: 'Went from topic to topic.',
    rarity: 'common',
    find: presence.explorer,
  },
  opening: {
    name: 'Opening act',
    line: 'Every show needs a start.',
    rarity: 'common',
    find: presence.opening,
  },
  closing: {
    name: 'Grand finale',
    line: 'All’s well that ends well.',
    rarity: 'common',
    find: presence.closing,
  },
  company: {
    name: 'Part of the table',
    line: 'The more, the merrier.',
    rarity: 'common',
    find: presence.company,
  },
  chorus: {
    name: 'Part of the chorus',
    line: 'Many voices, one song.',
    rarity: 'common',
    find: presence.chorus,
  },
  collector: { name: 'Curator', line: 'Every piece counts.', rarity: 'common', find: presence.collector },
} as const satisfies Record<string, Kind>;

/** `seat`: the last resort, whose name has a number and so is not given twice. */
export type TitleKind = keyof typeof titleKinds | 'seat';

export const kindNames = Object.keys(titleKinds) as (keyof typeof titleKinds)[]; // the keys of a literal
