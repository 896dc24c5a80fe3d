import type { AccessView } from '@tallyho/game/protocol/view';
import { useView } from '../../entities/room/room-hooks.tsx';
import { useCommand } from '../../entities/room/use-command.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './EntryRequests.module.css';

/**
 * Asks the leader whether guests from the network of a removed player may join. The live region is always mounted for the
 * leader, so that screen readers announce a question. Renders nothing for other players.
 */
export function EntryRequests() {
  const access = useView((view) => view.access);
  if (!access) return null;
  return (
    <div role="status" className={styles.region} aria-label="Guests who want to join">
      {access.requests.map((request) => (
        <EntryRequest key={request.user} request={request} />
      ))}
    </div>
  );
}

function EntryRequest({ request }: { readonly request: AccessView['requests'][number] }) {
  const { busy, send } = useCommand();
  const { user, username, avatar, network } = request;
  const answer = (letIn: boolean) => void send({ type: 'answerEntry', guest: user, letIn });
  return (
    <div className={styles.request}>
      <Avatar avatar={avatar} size="md" />
      <p className={styles.text}>
        Somebody new from <bdi>{network}</bdi>'s network: let in?{' '}
        <span className={styles.name}>
          The name they chose is <bdi>{username}</bdi>.
        </span>
      </p>
      <div className={styles.actions}>
        <Button aria-label={`Refuse ${username}`} aria-disabled={busy} onClick={() => answer(false)}>
          Refuse
        </Button>
        <Button variant="hot" aria-label={`Let in ${username}`} busy={busy} onClick={() => answer(true)}>
          Let in
        </Button>
      </div>
    </div>
  );
}
