import { reasonOf } from '../../entities/friends/failure.ts';
import { networkErrorText } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './FriendsPanel.module.css';

interface ListLoadingProps {
  readonly label: string;
  readonly rows?: number;
}

/** Placeholder rows while the list loads. */
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

/** An error for a list that could not be loaded, with a retry button. */
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
