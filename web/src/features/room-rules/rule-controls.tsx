import { limits } from '@tallyho/game/limits';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import type { ReactElement } from 'react';
import { Select } from '../../shared/ui/controls/Select.tsx';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { AnswerTimerRule } from './AnswerTimerRule.tsx';

/** Returns the whole numbers from `min` to `max`. */
export const numbers = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The option of the select for "no limit". */
const noLimit = 'none';
const themeCounts = [
  { value: noLimit, label: 'No limit' },
  ...numbers(limits.numRounds.min, limits.numRounds.max).map((count) => ({
    value: String(count),
    label: String(count),
  })),
];

const whoChooses = [
  { value: 'leader', label: 'The leader' },
  { value: 'vote', label: 'Everybody votes' },
  { value: 'turns', label: 'Players in turn' },
] as const satisfies readonly { value: RoomRules['whoChooses']; label: string }[];
const whoChoosesHints: Record<RoomRules['whoChooses'], string> = {
  leader: 'The leader chooses each theme.',
  vote: 'Three themes are drawn for each vote. The room decides a tie.',
  turns: 'One player after the other. Players who are away are skipped.',
};

const suits = [
  { value: 'all', label: 'All ages' },
  { value: 'grownUps', label: 'Grown-ups too' },
] as const satisfies readonly { value: RoomRules['questionsFor']; label: string }[];

/** The option of the select for all games of a theme. */
const allRounds = 'all';
const roundCounts = [
  ...numbers(limits.roundsPerTheme.min, limits.roundsPerTheme.max).map((count) => ({
    value: String(count),
    label: String(count),
  })),
  { value: allRounds, label: 'All' },
];

const guestsRules = [
  { value: 'off', label: 'No' },
  { value: 'link', label: 'By link' },
  { value: 'linkAndList', label: 'By link and from the list' },
] as const satisfies readonly { value: RoomRules['guestsMayJoin']; label: string }[];

const winnerRules = [
  { value: 'knowsTheRoom', label: 'Who knows this room best' },
  { value: 'favourite', label: 'The favourite' },
] as const satisfies readonly { value: RoomRules['winner']; label: string }[];

interface RuleControlProps<Rule extends keyof RoomRules> {
  readonly value: RoomRules[Rule];
  readonly onChange: (value: RoomRules[Rule]) => void;
  /** Number of players in the lobby. */
  readonly seated: number;
}

/** The headings under which the settings of a lobby stand, in the order of the page. The first one has the size of the lobby. */
export const ruleGroups = [
  'Who may come in',
  'What is played',
  'How rounds run',
  'Points and privacy',
] as const;
export type RuleGroup = (typeof ruleGroups)[number];

/** The group and the control of each rule, in the order of the page. */
export const ruleControls: {
  readonly [Rule in keyof RoomRules]: {
    readonly group: RuleGroup;
    readonly Control: (props: RuleControlProps<Rule>) => ReactElement;
  };
} = {
  guestsMayJoin: {
    group: 'Who may come in',
    Control: ({ value, onChange }) => (
      <Select
        label="Guests may join"
        hint="Players without an account. A lobby that becomes public starts with By link."
        options={guestsRules}
        value={value}
        onChange={onChange}
      />
    ),
  },
  lateJoin: {
    group: 'Who may come in',
    Control: ({ value, onChange }) => (
      <Switch
        label="Late join"
        hint="Players who join during a game play from the next round."
        checked={value}
        onChange={onChange}
      />
    ),
  },
  whoChooses: {
    group: 'What is played',
    Control: ({ value, onChange }) => (
      <Select
        label="Who chooses the themes"
        hint={whoChoosesHints[value]}
        options={whoChooses}
        value={value}
        onChange={onChange}
      />
    ),
  },
  questionsFor: {
    group: 'What is played',
    Control: ({ value, onChange }) => (
      <Select
        label="Questions for"
        hint={
          value === 'all'
            ? 'Questions for grown-ups are left out.'
            : 'Questions that are not for children can be drawn, too.'
        }
        options={suits}
        value={value}
        onChange={onChange}
      />
    ),
  },
  numRounds: {
    group: 'How rounds run',
    Control: ({ value, onChange }) => (
      <Select
        label="Number of themes"
        hint="The game ends after so many."
        options={themeCounts}
        value={String(value ?? noLimit)}
        onChange={(chosen) => onChange(chosen === noLimit ? null : Number(chosen))}
      />
    ),
  },
  roundsPerTheme: {
    group: 'How rounds run',
    Control: ({ value, onChange }) => (
      <Select
        label="Rounds per theme"
        hint={
          value === null
            ? 'All games of a theme are played, in its order.'
            : 'A theme with more games has other ones next time.'
        }
        options={roundCounts}
        value={String(value ?? allRounds)}
        onChange={(chosen) => onChange(chosen === allRounds ? null : Number(chosen))}
      />
    ),
  },
  everythingIsNew: {
    group: 'What is played',
    Control: ({ value, onChange }) => (
      <Switch
        label="Offer everything as new"
        hint="Otherwise themes and rounds that the players have not played come first."
        checked={value}
        onChange={onChange}
      />
    ),
  },
  answerTimer: {
    group: 'How rounds run',
    Control: ({ value, onChange }) => <AnswerTimerRule timer={value} onChange={onChange} />,
  },
  anonymousVotes: {
    group: 'Points and privacy',
    Control: ({ value, onChange, seated }) => (
      <Switch
        label="Anonymous votes"
        hint={
          value && seated < 3
            ? 'Players do not see who voted what. With two players, answers can be guessed.'
            : 'Players do not see who voted what. Changes apply from the next game on.'
        }
        checked={value}
        onChange={onChange}
      />
    ),
  },
  winner: {
    group: 'Points and privacy',
    Control: ({ value, onChange }) => (
      <Select
        label="Winner"
        hint={
          value === 'knowsTheRoom'
            ? 'The player with the best guesses about the group; with too few guesses, the favourite. Changes apply from the next game on.'
            : 'The player whom the others rate highest. Changes apply from the next game on.'
        }
        options={winnerRules}
        value={value}
        onChange={onChange}
      />
    ),
  },
};
