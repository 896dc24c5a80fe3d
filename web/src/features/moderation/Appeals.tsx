import type { Appeal } from '@tallyho/game/people/moderation';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { AppealCard } from './AppealCard.tsx';
import styles from './Moderation.module.css';
import { useAppeals } from './moderation-api.ts';

interface AppealsProps {
  readonly status: 'open' | 'closed';
  /** Called when an appeal was decided and disappears from the list. */
  readonly onDone: () => void;
}

/** What suspended users wrote against their suspensions. Renders nothing if there is no such appeal. */
export function Appeals({ status, onDone }: AppealsProps) {
  const { data } = useAppeals(status);
  const appeals: readonly Appeal[] = data?.appeals ?? [];
  if (data === undefined)
    return (
      <Loading label="Loading appeals">
        <Skeleton shape="box" height="6rem" />
      </Loading>
    );
  if (appeals.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="appeals">
      <h2 id="appeals">Appeals</h2>
      {appeals.map((appeal) => (
        <AppealCard key={appeal._id} appeal={appeal} onDone={onDone} />
      ))}
    </section>
  );
}
