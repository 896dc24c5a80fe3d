import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';

/** Placeholder while the code of a mini-game loads. */
export function BoardLoading() {
  return (
    <Loading label="Loading the game">
      <Skeleton shape="box" height="min(26rem, 55dvh)" />
    </Loading>
  );
}
