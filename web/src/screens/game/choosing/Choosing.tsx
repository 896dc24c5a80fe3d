import { useIsLeader } from '../../../entities/room/room-hooks.tsx';
import { LeaderChoosing } from './LeaderChoosing.tsx';
import { ThemePicker } from './ThemePicker.tsx';

/** Between themes: the leader picks one, the others watch. */
export function Choosing() {
  return useIsLeader() ? <ThemePicker /> : <LeaderChoosing />;
}
