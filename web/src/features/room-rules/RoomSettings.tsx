import type { RoomRules } from '@tallyho/game/model/room-rules';
import { changeSetting, readSettings } from '../../entities/preferences/preferences.ts';
import { useIsLeader, useSeats, useView } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './RoomSettings.module.css';
import { RuleFields } from './RuleFields.tsx';

const visibilities = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const;

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
    // The rule for guests follows the visibility of this lobby, so only a choice is stored.
    if (await send({ type: 'updateSettings', rules: some }))
      changeSetting('lobbyRules', {
        ...rules,
        guestsMayJoin: readSettings().lobbyRules.guestsMayJoin,
        ...some,
      });
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
          <Icon name="crown" /> Only Lobby leader can change these
        </p>
      )}
      <RuleFields
        capacity={capacity}
        first={[isPublic ? 'Public' : 'Private']}
        seated={seats.length}
        rules={rules}
        onResize={(players) => void resize(players)}
        onChange={(some) => void change(some)}
      >
        <Segmented
          label="Who can find it"
          options={visibilities}
          value={isPublic ? 'public' : 'private'}
          onChange={(value) => void send({ type: 'updateSettings', isPublic: value === 'public' })}
        />
      </RuleFields>
    </fieldset>
  );
}
