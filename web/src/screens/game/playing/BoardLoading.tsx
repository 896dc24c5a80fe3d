import { Loading, Skeleton } from '../../../shared/ui/layout/Skeleton.tsx';

/** While a mini-game's screen is on its way. */
export function BoardLoading() {
  return (
    <Loading label="Loading the game">
      <Skeleton shape="box" height="16rem" />
      <Skeleton shape="box" height="6rem" />
    </Loading>
  );
}
