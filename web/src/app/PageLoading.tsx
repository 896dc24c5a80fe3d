import { Loading, Skeleton } from '../shared/ui/layout/Skeleton.tsx';
import styles from './PageLoading.module.css';

/** Placeholder while a page's code loads. It appears with a delay, so that it does not flash if the code loads fast. */
export function PageLoading() {
  return (
    <div className={styles.page}>
      <Loading label="Loading page">
        <Skeleton width="min(24rem, 70%)" height="3rem" />
        <Skeleton width="min(36rem, 90%)" />
        <Skeleton shape="box" height="14rem" />
      </Loading>
    </div>
  );
}
