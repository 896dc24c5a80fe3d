import { networkErrorText } from '../../net/api-error.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import styles from './FriendsPanel.module.css';
import { reasonOf } from './failure.ts';

interface ListLoadingProps {
  readonly label: string;
  readonly rows?: number;
}

/** Rows on their way. */
export function ListLoading({ label, rows = 3 }: ListLoadingProps) {
  return (
    <Loading label={label}>
      <div className={styles.list}>
        {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
          <Skeleton key={row} shape="box" height="4.25rem" />
        ))}
      </div>
    </Loading>
  );
}

interface ListFailedProps {
  readonly error: unknown;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** A list that could not be had, and the way to try once more. */
export function ListFailed({ error, busy, onRetry }: ListFailedProps) {
  return (
    <Banner
      tone="bad"
      actions={
        <Button busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {reasonOf(error) || networkErrorText}
    </Banner>
  );
}
