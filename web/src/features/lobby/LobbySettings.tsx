import { limits } from '@tallyho/game/limits';
import { rejections } from '@tallyho/game/protocol/reject-codes';
import { changeSetting, useSettings } from '../../net/preferences.ts';
import { useIsLeader, useRoom, useSeats, useView } from '../../net/room-hooks.tsx';
import { Select } from '../../ui/Select.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { showToast } from '../../ui/toast.ts';
import styles from './LobbySettings.module.css';

const sizes = Array.from({ length: limits.capacity.max - limits.capacity.min + 1 }, (_, index) =>
  String(limits.capacity.min + index),
);

/** The viewer's own lobby settings, and the number of players for the leader (decision 24). */
export function LobbySettings() {
  const { lobbyShowAvatars, sound } = useSettings();
  const room = useRoom();
  const isLeader = useIsLeader();
  const seats = useSeats();
  const capacity = useView((view) => view.room.capacity);

  async function resize(value: string) {
    const result = await room.send({ type: 'updateSettings', capacity: Number(value) });
    if (!result.ok) showToast(rejections[result.error], 'bad');
  }

  const players = (
    <Select
      label="Number of Players"
      options={sizes.map((value) => ({ value, label: value, disabled: Number(value) < seats.length }))}
      value={String(capacity)}
      disabled={!isLeader}
      onChange={(value) => void resize(value)}
    />
  );
  return (
    <section className={styles.settings} aria-label="Lobby settings">
      <Switch
        label="Show Avatars"
        checked={lobbyShowAvatars}
        onChange={(checked) => changeSetting('lobbyShowAvatars', checked)}
      />
      <Switch
        label="Enable Sound Effects"
        checked={sound}
        onChange={(checked) => changeSetting('sound', checked)}
      />
      {isLeader ? (
        players
      ) : (
        <div title="Only Lobby leader can change these">
          {players}
          <p className={styles.note}>Only Lobby leader can change these</p>
        </div>
      )}
    </section>
  );
}
