import { limits } from '@tallyho/game/limits';
import type { RoomRules } from '@tallyho/game/model/room-rules';
import { changeSetting } from '../../entities/preferences/preferences.ts';
import { useIsLeader, useSeats, useView } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Select } from '../../shared/ui/controls/Select.tsx';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { AnswerTimerRule } from './AnswerTimerRule.tsx';
import styles from './RoomSettings.module.css';

const numbers = (min: number, max: number) =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

const visibilities = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const;

/** The option of the select for "no limit". */
const noLimit = 'none';
const themeCounts = [
  { value: noLimit, label: 'No limit' },
  ...numbers(limits.numRounds.min, limits.numRounds.max).map((count) => ({
    value: String(count),
    label: String(count),
  })),
];

/**
 * Capacity, visibility and rules of the lobby. A change is shown after the room has accepted it. The leader's choices are
 * stored for their next lobby. Disabled for other players.
 */
export function RoomSettings() {
  const isLeader = useIsLeader();
  const seats = useSeats();
  const { capacity, isPublic, rules } = useView(({ room }) => room);
  const { send } = useCommand();

  async function resize(players: number) {
    if (await send({ type: 'updateSettings', capacity: players })) changeSetting('numPlayers', players);
  }
  async function change(some: Partial<RoomRules>) {
    if (await send({ type: 'updateSettings', rules: some }))
      changeSetting('lobbyRules', { ...rules, ...some });
  }

  return (
    <fieldset
      className={styles.settings}
      disabled={!isLeader}
      title={isLeader ? undefined : 'Only Lobby leader can change these'}
    >
      <legend className={styles.legend}>For everybody</legend>
      {!isLeader && (
        <p className={styles.note}>
          <Icon name="lock" /> Only Lobby leader can change these
        </p>
      )}
      <Segmented
        label="Who can find it"
        options={visibilities}
        value={isPublic ? 'public' : 'private'}
        onChange={(value) => void send({ type: 'updateSettings', isPublic: value === 'public' })}
      />
      <Select
        label="Number of Players"
        options={numbers(limits.capacity.min, limits.capacity.max).map((count) => ({
          value: String(count),
          label: String(count),
          disabled: count < seats.length,
        }))}
        value={String(capacity)}
        onChange={(value) => void resize(Number(value))}
      />
      <Select
        label="Number of Themes"
        hint="The game ends after so many."
        options={themeCounts}
        value={String(rules.numRounds ?? noLimit)}
        onChange={(value) => void change({ numRounds: value === noLimit ? null : Number(value) })}
      />
      <AnswerTimerRule timer={rules.answerTimer} onChange={(answerTimer) => void change({ answerTimer })} />
      <Switch
        label="Late join"
        hint="Players who join during a game play from the next round."
        checked={rules.lateJoin}
        onChange={(lateJoin) => void change({ lateJoin })}
      />
      <Switch
        label="Anonymous votes"
        hint={
          rules.anonymousVotes && seats.length < 3
            ? 'Nobody learns who voted what. With two players, answers can be guessed.'
            : 'Nobody learns who voted what. From the next game on.'
        }
        checked={rules.anonymousVotes}
        onChange={(anonymousVotes) => void change({ anonymousVotes })}
      />
    </fieldset>
  );
}
