import type { Person } from '@tallyho/game/model/person';
import type { CommandInput } from '@tallyho/game/protocol/client';
import { useView } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './RemovedPlayers.module.css';

/** The people whom the leader has kept out, with the buttons to let them in again. Nothing for other players, or without any. */
export function RemovedPlayers() {
  const access = useView((view) => view.access);
  if (!access || access.removed.length + access.refused.length === 0) return null;
  return (
    <section className={styles.removed} aria-labelledby="removed-players">
      <h4 id="removed-players" className={styles.heading}>
        Removed players
      </h4>
      <ul className={styles.list}>
        {access.removed.map((person) => (
          <Kept
            key={person.user}
            person={person}
            button="Let back in"
            command={{ type: 'letBackIn', player: person.user }}
          />
        ))}
        {access.refused.map((person) => (
          <Kept
            key={person.user}
            person={person}
            note="was not let in"
            button="Let in"
            command={{ type: 'answerEntry', guest: person.user, letIn: true }}
          />
        ))}
      </ul>
    </section>
  );
}

interface KeptProps {
  readonly person: Person;
  readonly note?: string;
  readonly button: string;
  readonly command: CommandInput;
}

function Kept({ person, note, button, command }: KeptProps) {
  const { busy, send } = useCommand();
  async function letIn() {
    if (await send(command)) showToast(`${person.username} can join again.`, 'good');
  }
  return (
    <li className={styles.person}>
      <Avatar avatar={person.avatar} size="md" />
      <span className={styles.name}>
        <bdi>{person.username}</bdi> {note && <span className={styles.note}>{note}</span>}
      </span>
      <Button aria-label={`${button}: ${person.username}`} busy={busy} onClick={() => void letIn()}>
        {button}
      </Button>
    </li>
  );
}
