import { deletedName } from '@tallyho/game/people/moderation';
import { counted } from '@tallyho/game/text';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import { GuestBadge } from '../../../shared/ui/players/GuestBadge.tsx';
import type { ModeratedUser } from '../model/responses.ts';
import { historyText } from '../model/texts.ts';
import { StandingBadges } from './StandingBadges.tsx';
import styles from './UserLabel.module.css';

/** Avatar, name, current sanctions and history of an account. Null: the account was deleted. */
export function UserLabel({ moderatedUser }: { readonly moderatedUser: ModeratedUser | null }) {
  useLocale();
  return (
    <div className={styles.who}>
      <Avatar avatar={moderatedUser?.avatar ?? 0} size="md" dimmed={moderatedUser === null} />
      <div className={styles.text}>
        <p className={styles.name}>
          <bdi>{moderatedUser?.username ?? deletedName}</bdi>
          {moderatedUser?.administrator && <Badge>Administrator</Badge>}
          {moderatedUser?.isGuest && <GuestBadge />}
          {moderatedUser && <StandingBadges standing={moderatedUser.standing} />}
        </p>
        {moderatedUser && moderatedUser.formerNames.length > 0 && (
          <p className={styles.history}>
            Formerly{' '}
            {moderatedUser.formerNames.map(({ username, until }, index) => (
              <Fragment key={until}>
                {index > 0 && ', '}
                <bdi>{username}</bdi> (until {formatDate(until)})
              </Fragment>
            ))}
          </p>
        )}
        <p className={styles.history}>
          {moderatedUser ? <History moderatedUser={moderatedUser} /> : 'The account is gone.'}
        </p>
      </div>
    </div>
  );
}

/** What was reported and decided about an account, as links to the reports and to the log, and the number of its passkeys. */
function History({ moderatedUser: { user, history, passkeys } }: { readonly moderatedUser: ModeratedUser }) {
  const { reports, sanctions } = historyText(history);
  return (
    <>
      {history.reports === 0 ? reports : <Link to={`/admin/reports?about=${user}`}>{reports}</Link>}
      {sanctions && (
        <>
          {' · '}
          <Link to={`/admin/audit?user=${user}&kind=sanctions`}>{sanctions}</Link>
        </>
      )}
      {passkeys > 0 && ` · ${counted(passkeys, 'passkey')}`}
    </>
  );
}
