import { type ReactNode, useState } from 'react';
import { networkErrorText } from '../../api/api-error.ts';
import { Button } from '../controls/Button.tsx';
import { Loading, Skeleton } from '../layout/Skeleton.tsx';
import { Banner } from './Banner.tsx';
import styles from './PagedList.module.css';

interface PagedListProps {
  /** The query's state from the query cache. */
  readonly query: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The label of the loading state, for example 'Loading reports'. */
  readonly loading: string;
  readonly isEmpty: boolean;
  readonly empty?: ReactNode;
  readonly children: ReactNode;
  /** The next page, if there is one: loaded and shown on request. */
  readonly next?: ReactNode;
}

/** One page of a list from the server in all its states, and below it the next page. */
export function PagedList({ query, loading, isEmpty, empty, children, next }: PagedListProps) {
  const [wantsMore, setWantsMore] = useState(false);
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
      {next && !wantsMore && <More onPress={() => setWantsMore(true)} />}
      {next && wantsMore && (
        // The loaded page takes the focus that the button had.
        <div ref={focusOnce} tabIndex={-1} className={styles.next}>
          {next}
        </div>
      )}
    </div>
  );
}

const focusOnce = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

function More({ onPress }: { readonly onPress: () => void }) {
  return (
    <Button className={styles.more} onClick={onPress}>
      Show more
    </Button>
  );
}
