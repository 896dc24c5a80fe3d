import { useState } from 'react';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { useKeptFocus } from '../../../shared/ui/overlays/use-kept-focus.ts';
import { PagedList } from '../../../shared/ui/states/PagedList.tsx';
import { useDeletedSuspensions, useLiftDeletedSuspension } from '../model/moderation-api.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import styles from '../parts/Moderation.module.css';
import cardStyles from './ModeratedUserCard.module.css';

/** The suspensions that go on after their accounts were deleted, with buttons to end them. */
export function DeletedSuspensions() {
  useLocale();
  const query = useDeletedSuspensions();
  const suspensions = query.data?.suspensions ?? [];
  const lift = useLiftDeletedSuspension();
  const [asked, setAsked] = useState<string | null>(null);
  const close = () => {
    setAsked(null);
    lift.reset();
  };
  const focus = useKeptFocus<HTMLElement>();
  return (
    <section {...focus} className={styles.section} aria-labelledby="deleted-suspensions" tabIndex={-1}>
      <h2 id="deleted-suspensions">Suspended and deleted</h2>
      <p>Until the suspension ends, no one can register with the same address or provider account.</p>
      <PagedList
        query={query}
        loading="Loading suspensions..."
        isEmpty={suspensions.length === 0}
        empty={<p>No suspended account was deleted.</p>}
      >
        <ul className={styles.users}>
          {suspensions.map(({ _id, until, reason }) => (
            <Card key={_id} as="li" padding="none" className={cardStyles.card}>
              <div className={cardStyles.about}>
                <p>
                  <Badge tone="bad">Suspended until {formatDate(until, 'dateTime')}</Badge>
                </p>
                <blockquote className={cardStyles.reason}>
                  <bdi>{reason}</bdi>
                </blockquote>
              </div>
              <div className={cardStyles.actions}>
                <Button
                  aria-label={`End the suspension of a deleted account: ${reason}`}
                  onClick={() => setAsked(_id)}
                >
                  End the suspension
                </Button>
              </div>
            </Card>
          ))}
        </ul>
      </PagedList>
      {asked !== null && (
        <AskDialog
          title="End the suspension of a deleted account?"
          action="End the suspension"
          variant="hot"
          request={lift}
          onConfirm={() =>
            lift.mutate(asked, {
              onSuccess: () => {
                close();
                showToast('The owner can register again.', 'good');
              },
            })
          }
          onClose={close}
        >
          <p>The owner can register again at once, with the same address or provider account.</p>
        </AskDialog>
      )}
    </section>
  );
}
