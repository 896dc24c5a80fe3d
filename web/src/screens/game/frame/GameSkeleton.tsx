import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';
import styles from './GameSkeleton.module.css';

/** Placeholder while a game loads. */
export function GameSkeleton() {
  return (
    <Loading label="Loading your game">
      <div className={styles.game}>
        <Skeleton width="9rem" height="2rem" />
        <div className={styles.players}>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="disc" width="2.5rem" height="2.5rem" />
          ))}
        </div>
        <Skeleton shape="box" height="100%" />
        <Skeleton shape="box" height="4.25rem" />
      </div>
    </Loading>
  );
}
