import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMembership } from '../../../entities/room/room-hooks.tsx';
import { useOfferedProviders } from '../../../entities/session/offered-providers.ts';
import { useSession } from '../../../entities/session/session.ts';
import { textItem } from '../../../shared/storage/storage-item.ts';
import { ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { ProviderButtons } from '../providers/ProviderButtons.tsx';
import { withNext } from '../stored/next-address.ts';
import styles from './KeepSeat.module.css';

const dismissed = textItem('session', 'keep-seat');

/**
 * Offers a guest to register or log in, and says what they keep: the seat only if they have one. They return to the page of the card. Renders nothing for
 * accounts. `dismissible`: the guest can close the card until the next visit. `headingLevel`: depends on the headings before it.
 */
export function KeepSeat({
  dismissible = false,
  headingLevel: Heading = 'h3',
}: {
  readonly dismissible?: boolean;
  readonly headingLevel?: 'h2' | 'h3';
}) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const title = useId();
  const hasProviders = useOfferedProviders().length > 0;
  const hasSeat = useMembership().status === 'member';
  const [isClosed, setClosed] = useState(() => dismissible && dismissed.read() !== null);
  if (!user?.isGuest || isClosed) return null;
  return (
    <Card as="section" tone="flat" className={styles.card} aria-labelledby={title}>
      <header className={styles.head}>
        <Heading id={title}>
          {hasSeat ? 'Keep your seat' : 'Keep your games'}, <bdi>{user.username}</bdi>
        </Heading>
        {dismissible && (
          <IconButton
            icon="close"
            label="Not now"
            onClick={() => {
              dismissed.write('1');
              setClosed(true);
            }}
          />
        )}
      </header>
      <p>
        {hasSeat
          ? 'Register, and your seat and your points stay with you. You play on where you are.'
          : 'Register, and the games that you have played stay with you.'}
      </p>
      <div className={styles.ways}>
        <ButtonLink to={withNext('/register', pathname)} size="lg">
          Register
        </ButtonLink>
        <ButtonLink to={withNext('/login', pathname)} size="lg" variant="quiet">
          Log in
        </ButtonLink>
      </div>
      {hasProviders && <ProviderButtons flow={{ purpose: 'enter', from: 'register', next: pathname }} />}
      <p className={styles.note}>
        You have an account? Log in, and it takes over {hasSeat ? 'your seat and your points' : 'your games'}.
      </p>
    </Card>
  );
}
