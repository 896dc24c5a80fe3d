import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import styles from './Tutorial.module.css';

/** Placeholder while the tutorial loads. */
export function TutorialLoading() {
  return (
    <Loading label="Loading tutorial">
      <div className={styles.steps}>
        {[1, 2, 3, 4].map((step) => (
          <Skeleton key={step} shape="box" height="20rem" />
        ))}
      </div>
      <Skeleton shape="box" height="9rem" />
    </Loading>
  );
}
