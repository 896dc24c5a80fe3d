import type { Member } from '@tallyho/game/people/moderation';
import { formatDate, useLocale } from '../../entities/preferences/format.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { showToast } from '../../shared/ui/overlays/toast.ts';
import { useKeptFocus } from '../../shared/ui/overlays/use-kept-focus.ts';
import styles from './MemberCard.module.css';
import { useLift } from './moderation-api.ts';
import { SanctionButtons } from './SanctionButtons.tsx';
import { UserLabel } from './UserLabel.tsx';

const lifts = {
  mute: { label: 'End the mute', done: 'can write again' },
  suspend: { label: 'End the suspension', done: 'is back in' },
} as const;

/** An account with its sanctions and their reasons, and buttons to lift or add sanctions. */
export function MemberCard({ member }: { readonly member: Member }) {
  useLocale();
  const lift = useLift(member._id);
  const focus = useKeptFocus<HTMLFieldSetElement>();
  const { username, standing } = member;
  const { suspension, mute, warning } = standing;
  const sanctionReasons = [suspension?.reason, mute?.reason, warning?.reason].filter(
    (text) => text !== undefined,
  );
  const liftable = [...(suspension ? ['suspend' as const] : []), ...(mute ? ['mute' as const] : [])];
  return (
    <Card as="li" padding="none" className={styles.card}>
      <div className={styles.about}>
        <UserLabel member={member} />
        {[...new Set(sanctionReasons)].map((reason) => (
          <blockquote key={reason} className={styles.reason}>
            <bdi>{reason}</bdi>
          </blockquote>
        ))}
        <p className={styles.since}>Here since {formatDate(member.createdAt)}</p>
      </div>
      {!member.administrator && (
        <fieldset
          {...focus}
          aria-label={`What to do about ${username}`}
          tabIndex={-1}
          className={styles.actions}
        >
          {liftable.map((kind) => (
            <Button
              key={kind}
              busy={lift.isPending && lift.variables === kind}
              aria-label={`${lifts[kind].label} of ${username}`}
              onClick={() =>
                lift.mutate(kind, {
                  onSuccess: () => showToast(`${username} ${lifts[kind].done}.`, 'good'),
                  onError: ({ message }) => showToast(message, 'bad'),
                })
              }
            >
              {lifts[kind].label}
            </Button>
          ))}
          <SanctionButtons member={member} />
        </fieldset>
      )}
    </Card>
  );
}
