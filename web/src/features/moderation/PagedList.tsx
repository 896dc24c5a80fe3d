import type { ReactNode } from 'react';
import { networkErrorText } from '../../net/api-error.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import styles from './PagedList.module.css';

interface PagedListProps {
  /** What is asked for, as the query cache has it. */
  readonly query: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
    readonly hasNextPage?: boolean;
    readonly isFetchingNextPage?: boolean;
    readonly fetchNextPage?: () => unknown;
  };
  /** What is on its way, e.g. 'Loading reports'. */
  readonly loading: string;
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly children: ReactNode;
}

/** A list from the server in all its states, with a button for what comes after. */
export function PagedList({ query, loading, isEmpty, empty, children }: PagedListProps) {
  if (query.isPending)
    return (
      <Loading label={loading}>
        <div className={styles.list}>
          <Skeleton shape="box" height="9rem" />
          <Skeleton shape="box" height="9rem" />
        </div>
      </Loading>
    );
  const failed = query.error && (
    <Banner
      tone="bad"
      actions={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    >
      {query.error.message || networkErrorText}
    </Banner>
  );
  return (
    <div className={styles.list}>
      {failed}
      {isEmpty ? !failed && empty : children}
      {query.hasNextPage && (
        <Button
          className={styles.more}
          busy={query.isFetchingNextPage ?? false}
          onClick={() => void query.fetchNextPage?.()}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
