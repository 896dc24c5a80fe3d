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
  readonly rarity: Rarity;
  readonly find: (facts: GameFacts) => Candidate[];
}

/** All kinds of titles but the last resort. A name is given once in a game. */
export const titleKinds = {
  alone: { name: 'One of a kind', rarity: 'striking', find: taste.alone },
  champion: { name: 'True believer', rarity: 'striking', find: taste.champion },
  castingVote: { name: 'Casting vote', rarity: 'striking', find: taste.castingVote },
  fan: { name: 'Number one fan', rarity: 'striking', find: people.fan },
  mutual: { name: 'Great minds', rarity: 'striking', find: people.mutual },
  serialWinner: { name: 'On a roll', rarity: 'striking', find: people.serialWinner },
  lateArrival: { name: 'Fashionably late', rarity: 'striking', find: presence.lateArrival },
  referee: { name: 'Referee', rarity: 'striking', find: presence.referee },
  confident: { name: 'Main character', rarity: 'leading', find: people.confident },
  modest: { name: 'Quietly brilliant', rarity: 'leading', find: people.modest },
  selfAware: { name: 'Clear-eyed', rarity: 'leading', find: people.selfAware },
  goodSoul: { name: 'Good soul', rarity: 'leading', find: people.goodSoul },
  mystery: { name: 'Many-sided', rarity: 'leading', find: people.mystery },
  openBook: { name: 'Open book', rarity: 'leading', find: people.openBook },
  fullMarks: { name: 'Full marks', rarity: 'leading', find: people.fullMarks },
  steady: { name: 'Steady as a rock', rarity: 'leading', find: people.steady },
  lateBloomer: { name: 'Late bloomer', rarity: 'leading', find: people.lateBloomer },
  consensus: { name: 'Voice of the group', rarity: 'leading', find: taste.consensus },
  freeSpirit: { name: 'Free spirit', rarity: 'leading', find: taste.freeSpirit },
  peopleReader: { name: 'Reads people', rarity: 'leading', find: taste.peopleReader },
  tasteReader: { name: 'Finger on the pulse', rarity: 'leading', find: taste.tasteReader },
  selective: { name: 'Connoisseur', rarity: 'leading', find: taste.selective },
  generous: { name: 'Big heart', rarity: 'leading', find: taste.generous },
  decided: { name: 'Enthusiast', rarity: 'leading', find: taste.decided },
  diplomat: { name: 'Diplomat', rarity: 'leading', find: taste.diplomat },
  palette: { name: 'Full of surprises', rarity: 'leading', find: taste.mostAnswers },
  talkative: { name: 'Full of opinions', rarity: 'leading', find: taste.talkative },
  sparring: { name: 'Sparring partner', rarity: 'leading', find: taste.sparring },
  trendsetter: { name: 'Trendsetter', rarity: 'leading', find: taste.trendsetter },
  underdog: { name: 'Friend of the underdog', rarity: 'leading', find: taste.underdog },
  goodCompany: { name: 'In good company', rarity: 'leading', find: taste.goodCompany },
  kindred: { name: 'Kindred spirit', rarity: 'leading', find: taste.closest },
  otherHalf: { name: 'Partner in taste', rarity: 'leading', find: taste.closest },
  roundWinner: { name: 'One big hit', rarity: 'leading', find: people.roundWinner },
  adored: { name: 'Adored', rarity: 'shared', find: people.adored },
  regular: { name: 'There for everything', rarity: 'shared', find: presence.regular },
  explorer: { name: 'Explorer', rarity: 'common', find: presence.explorer },
  opening: { name: 'Opening act', rarity: 'common', find: presence.opening },
  closing: { name: 'Grand finale', rarity: 'common', find: presence.closing },
  company: { name: 'Part of the table', rarity: 'common', find: presence.company },
  chorus: { name: 'Part of the chorus', rarity: 'common', find: presence.chorus },
  collector: { name: 'Curator', rarity: 'common', find: presence.collector },
} as const satisfies Record<string, Kind>;

/** `seat`: the last resort, whose name has a number and so is not given twice. */
export type TitleKind = keyof typeof titleKinds | 'seat';

export const kindNames = Object.keys(titleKinds) as (keyof typeof titleKinds)[]; // the keys of a literal
