import type { SharedResult } from '../../features/share/result-room.ts';
import { RoleNote } from '../../screens/game/game-over/RoleNote.tsx';
import { RoundPager } from '../../screens/game/game-over/RoundPager.tsx';
import { Awards } from '../../screens/game/show/Awards.tsx';

/** The awards of a shared result, and the results of each round. */
export default function SharedRounds({ awards, rounds }: Pick<SharedResult, 'awards' | 'rounds'>) {
  return (
    <>
      <RoleNote records={rounds} />
      <Awards awards={awards} records={rounds} />
      {rounds.length > 0 && <RoundPager records={rounds} />}
    </>
  );
}
