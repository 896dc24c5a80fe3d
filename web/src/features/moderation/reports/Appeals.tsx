import { errorText } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { useAppeals } from '../model/moderation-api.ts';
import type { Appeal } from '../model/responses.ts';
import styles from '../parts/Moderation.module.css';
import { AppealCard } from './AppealCard.tsx';

interface AppealsProps {
  readonly status: 'open' | 'closed';
  /** Called when an appeal was decided and disappears from the list. */
  readonly onDone: () => void;
}

/** What suspended users wrote against their suspensions. Renders nothing if there is no such appeal. */
export function Appeals({ status, onDone }: AppealsProps) {
  const { data, error, refetch } = useAppeals(status);
  const appeals: readonly Appeal[] = data ?? [];
  if (error && data === undefined)
    return (
      <Banner tone="bad" actions={<Button onClick={() => void refetch()}>Try again</Button>}>
        {errorText(error)}
      </Banner>
    );
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

/** The heading of the reports below the appeals. Renders nothing if there is no appeal: then the page's title is enough. */
export function ReportsHeading({ status }: Pick<AppealsProps, 'status'>) {
  const { data } = useAppeals(status);
  return data?.length ? <h2 className={styles.heading}>Reported players</h2> : null;
}
