import { limits } from '@tallyho/game/limits';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { Select } from '../../shared/ui/controls/Select.tsx';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { AnswerTimerRule } from './AnswerTimerRule.tsx';

const numbers = (min: number, max: number) =>
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
  { value: 'knowsTheRoom', label: 'Who knows the room' },
  { value: 'favourite', label: 'The favourite' },
] as const satisfies readonly { value: RoomRules['winner']; label: string }[];

interface RuleFieldsProps {
  readonly capacity: number;
  /** Number of players in the lobby. The capacity cannot be lower. */
  readonly seated: number;
  readonly rules: RoomRules;
  readonly onResize: (capacity: number) => void;
  /** Called with the changed rules only. */
  readonly onChange: (change: Partial<RoomRules>) => void;
}

/** The controls for the number of players and the rules of a lobby. Render them in a fieldset. */
export function RuleFields({ capacity, seated, rules, onResize, onChange }: RuleFieldsProps) {
  return (
    <>
      <Select
        label="Number of Players"
        options={numbers(limits.capacity.min, limits.capacity.max).map((count) => ({
          value: String(count),
          label: String(count),
          disabled: count < seated,
        }))}
        value={String(capacity)}
        onChange={(value) => onResize(Number(value))}
      />
      <Select
        label="Who chooses the themes"
        hint={whoChoosesHints[rules.whoChooses]}
        options={whoChooses}
        value={rules.whoChooses}
        onChange={(value) => onChange({ whoChooses: value })}
      />
      <Select
        label="Questions for"
        hint={
          rules.questionsFor === 'all'
            ? 'Questions for grown-ups are left out.'
            : 'Questions that are not for children can be drawn, too.'
        }
        options={suits}
        value={rules.questionsFor}
        onChange={(questionsFor) => onChange({ questionsFor })}
      />
      <Select
        label="Number of themes"
        hint="The game ends after so many."
        options={themeCounts}
        value={String(rules.numRounds ?? noLimit)}
        onChange={(value) => onChange({ numRounds: value === noLimit ? null : Number(value) })}
      />
      <Select
        label="Rounds per theme"
        hint={
          rules.roundsPerTheme === null
            ? 'All games of a theme are played, in its order.'
            : 'A theme with more games has other ones next time.'
        }
        options={roundCounts}
        value={String(rules.roundsPerTheme ?? allRounds)}
        onChange={(value) => onChange({ roundsPerTheme: value === allRounds ? null : Number(value) })}
      />
      <Switch
        label="Offer everything as new"
        hint="Otherwise themes and rounds that the players have not played come first."
        checked={rules.everythingIsNew}
        onChange={(everythingIsNew) => onChange({ everythingIsNew })}
      />
      <Select
        label="Winner"
        hint={
          rules.winner === 'knowsTheRoom'
            ? 'Whoever guesses best what the group says. With too few guesses, the favourite. Changes apply from the next game on.'
            : 'The player whom the others rate highest. Changes apply from the next game on.'
        }
        options={winnerRules}
        value={rules.winner}
        onChange={(winner) => onChange({ winner })}
      />
      <AnswerTimerRule timer={rules.answerTimer} onChange={(answerTimer) => onChange({ answerTimer })} />
      <Switch
        label="Late join"
        hint="Players who join during a game play from the next round."
        checked={rules.lateJoin}
        onChange={(lateJoin) => onChange({ lateJoin })}
      />
      <Select
        label="Guests may join"
        hint="Players without an account. A lobby that becomes public starts with By link."
        options={guestsRules}
        value={rules.guestsMayJoin}
        onChange={(guestsMayJoin) => onChange({ guestsMayJoin })}
      />
      <Switch
        label="Anonymous votes"
        hint={
          rules.anonymousVotes && seated < 3
            ? 'Players do not see who voted what. With two players, answers can be guessed.'
            : 'Players do not see who voted what. Changes apply from the next game on.'
        }
        checked={rules.anonymousVotes}
        onChange={(anonymousVotes) => onChange({ anonymousVotes })}
      />
    </>
  );
}
