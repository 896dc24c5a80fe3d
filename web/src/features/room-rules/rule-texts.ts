import { limits } from '@tallyho/game/limits';
import { defaultRules } from '@tallyho/game/model/default-rules';
import type { AnswerTimerValue, RoomRules, WhoChooses } from '@tallyho/game/model/room-rules';
import type { RoomView } from '@tallyho/game/protocol/view';
import { isSame } from '@tallyho/game/room/state/same';
import { counted } from '@tallyho/game/text';

/** Formats seconds as "1 min 15 s". */
export const secondsText = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest} s`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
};

function timerText(timer: AnswerTimerValue): string {
  switch (timer.mode) {
    case 'off':
      return 'No answer timer';
    case 'soft':
      return `${secondsText(timer.seconds)} for the last one to answer`;
    case 'hard':
      return `${secondsText(timer.seconds)} to answer`;
    default:
      return timer satisfies never;
  }
}

const guestsTexts: Readonly<Record<RoomRules['guestsMayJoin'], string>> = {
  off: 'Only registered players may join',
  link: 'Guests may join by link',
  linkAndList: 'Guests may join by link and from the list',
};

/** Who can join a public lobby. */
const publicTexts: Readonly<Record<RoomRules['guestsMayJoin'], string>> = {
  off: 'Public: registered players can join from the list',
  link: 'Public: registered players can join from the list, guests by link',
  linkAndList: 'Public: anybody can join from the list, guests too',
};

const winnerTexts: Readonly<Record<RoomRules['winner'], string>> = {
  knowsTheRoom: 'Who knows this room best wins',
  favourite: 'The favourite wins',
};
const choosersTexts: Readonly<Record<WhoChooses, string>> = {
  leader: 'The leader chooses the themes',
  vote: 'Everybody votes for the next theme',
  turns: 'The players choose themes in turn',
};
const choosersEffects: Readonly<Record<WhoChooses, string | null>> = {
  leader: null,
  vote: 'Three are drawn. The room decides a tie.',
  turns: 'Players who are away are skipped.',
};

/** The texts of the rules, in the order in which players read them. */
const texts: { readonly [Rule in keyof RoomRules]: (value: RoomRules[Rule]) => string } = {
  anonymousVotes: (isOn) => (isOn ? 'Anonymous votes' : 'Votes with names'),
  answerTimer: timerText,
  lateJoin: (isOn) => (isOn ? 'Late join during a game' : 'No late join during a game'),
  guestsMayJoin: (rule) => guestsTexts[rule],
  numRounds: (limit) => (limit === null ? 'No limit of themes' : counted(limit, 'theme')),
  everythingIsNew: (isOn) => (isOn ? 'Everything is offered as new' : 'What you have not played comes first'),
  winner: (rule) => winnerTexts[rule],
  roundsPerTheme: (rounds) => `${rounds === null ? 'All rounds' : counted(rounds, 'round')} of a theme`,
  whoChooses: (rule) => choosersTexts[rule],
  questionsFor: (suits) => (suits === 'all' ? 'Questions for all ages' : 'Questions for grown-ups too'),
};
/** The rules in one to three words, for chips in narrow windows. */
const words: { readonly [Rule in keyof RoomRules]: (value: RoomRules[Rule]) => string } = {
  anonymousVotes: (isOn) => (isOn ? 'Anonymous' : 'With names'),
  answerTimer: (timer) => (timer.mode === 'off' ? 'No timer' : `Timer ${secondsText(timer.seconds)}`),
  lateJoin: (isOn) => (isOn ? 'Late join' : 'No late join'),
  guestsMayJoin: (rule) => (rule === 'off' ? 'No guests' : 'Guests'),
  numRounds: (limit) => (limit === null ? 'No limit' : counted(limit, 'theme')),
  everythingIsNew: (isOn) => (isOn ? 'All as new' : 'New first'),
  winner: (rule) => (rule === 'favourite' ? 'Favourite wins' : 'Best guesser wins'),
  roundsPerTheme: (rounds) => (rounds === null ? 'All rounds' : counted(rounds, 'round')),
  whoChooses: (who) => ({ leader: 'Leader chooses', vote: 'Theme vote', turns: 'In turn' })[who],
  questionsFor: (suits) => (suits === 'all' ? 'All ages' : 'Grown-ups too'),
};
/** Returns a rule as it is set, in one to three words. */
export const ruleWords = <Rule extends keyof RoomRules>(rule: Rule, rules: RoomRules): string =>
  words[rule](rules[rule]);

/** What a rule does, for players who have not set it; null where the text says it. */
const effects: { readonly [Rule in keyof RoomRules]: (value: RoomRules[Rule]) => string | null } = {
  anonymousVotes: (isOn) => (isOn ? 'Players do not see who gave which answer.' : null),
  answerTimer: ({ mode }) => (mode === 'hard' ? 'When the time is up, what is placed counts.' : null),
  lateJoin: (isOn) => (isOn ? null : 'Players who come later wait for the next game.'),
  guestsMayJoin: () => null,
  numRounds: (limit) => (limit === null ? null : 'Then the game ends.'),
  everythingIsNew: (isOn) => (isOn ? 'What you have played before can come again.' : null),
  winner: (rule) =>
    rule === 'knowsTheRoom'
      ? 'Guess what the group will say: the best guesses win.'
      : 'The player whom the others rate highest.',
  roundsPerTheme: (rounds) => (rounds === null ? 'In the order of the theme.' : 'Drawn when it is chosen.'),
  whoChooses: (rule) => choosersEffects[rule],
  questionsFor: () => null,
};

const ruleKeys = Object.keys(texts) as (keyof RoomRules)[]; // the keys of a const object

/** A setting of a lobby as a text for its players. */
export interface RuleText {
  readonly key: 'isPublic' | 'capacity' | keyof RoomRules;
  readonly text: string;
  /** The same in one to three words. */
  readonly short: string;
  /** What it does; null if the text says it. */
  readonly effect: string | null;
  readonly isDefault: boolean;
}

/** Returns the texts of all settings of a lobby. */
export function ruleTexts({ isPublic, capacity, rules }: RoomView['room']): readonly RuleText[] {
  const ruleText = <Rule extends keyof RoomRules>(key: Rule): RuleText => ({
    key,
    text: texts[key](rules[key]),
    short: words[key](rules[key]),
    effect: effects[key](rules[key]),
    // The text about the visibility says how guests join.
    isDefault: key === 'guestsMayJoin' ? rules[key] !== 'off' : isSame(rules[key], defaultRules[key]),
  });
  return [
    {
      key: 'isPublic',
      text: isPublic ? publicTexts[rules.guestsMayJoin] : 'Private: only with the code',
      short: isPublic ? 'Public lobby' : 'Private lobby',
      effect: null,
      isDefault: !isPublic,
    },
    {
      key: 'capacity',
      text: `${capacity} seats`,
      short: `${capacity} seats`,
      effect: null,
      isDefault: capacity === limits.capacity.default,
    },
    ...ruleKeys.map(ruleText),
  ];
}
