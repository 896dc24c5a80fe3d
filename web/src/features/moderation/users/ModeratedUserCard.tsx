import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { useKeptFocus } from '../../../shared/ui/overlays/use-kept-focus.ts';
import type { Confirmed } from '../model/moderation-api.ts';
import type { ModeratedUser } from '../model/responses.ts';
import { LiftButton } from './LiftButton.tsx';
import styles from './ModeratedUserCard.module.css';
import { RoleButton } from './RoleButton.tsx';
import { SanctionButtons } from './SanctionButtons.tsx';
import { UserLabel } from './UserLabel.tsx';

interface ModeratedUserCardProps {
  readonly moderatedUser: ModeratedUser;
  readonly confirmed: Confirmed;
}

/** An account with its sanctions and their reasons, and what can be done about it. */
export function ModeratedUserCard({ moderatedUser, confirmed }: ModeratedUserCardProps) {
  useLocale();
  const focus = useKeptFocus<HTMLFieldSetElement>();
  const { username, standing } = moderatedUser;
  const { suspension, mute, warning } = standing;
  const sanctionReasons = [suspension?.reason, mute?.reason, warning?.reason].filter(
    (text) => text !== undefined,
  );
  return (
    <Card as="li" padding="none" className={styles.card}>
      <div className={styles.about}>
        <UserLabel moderatedUser={moderatedUser} />
        {[...new Set(sanctionReasons)].map((reason) => (
          <blockquote key={reason} className={styles.reason}>
            <bdi>{reason}</bdi>
          </blockquote>
        ))}
        <p className={styles.since}>Here since {formatDate(moderatedUser.createdAt)}</p>
      </div>
      <fieldset
        {...focus}
        aria-label={`What to do about ${username}`}
        tabIndex={-1}
        className={styles.actions}
      >
        {moderatedUser.administrator ? (
          <RoleButton moderatedUser={moderatedUser} confirmed={confirmed} />
        ) : (
          <>
            {suspension && <LiftButton moderatedUser={moderatedUser} kind="suspend" />}
            {mute && <LiftButton moderatedUser={moderatedUser} kind="mute" />}
            <SanctionButtons moderatedUser={moderatedUser} />
          </>
        )}
      </fieldset>
    </Card>
  );
}
