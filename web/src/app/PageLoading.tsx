import { Loading, Skeleton } from '../shared/ui/layout/Skeleton.tsx';
import styles from './PageLoading.module.css';

/** While a page's code is on its way. Appears after a moment, so that a quick one doesn't flash. */
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
