import { formatNumber, useLocale } from '../../../entities/preferences/format.ts';
import { useCurrentPlayer, useView } from '../../../entities/room/room-hooks.tsx';
import { BreakableName } from '../../../shared/ui/players/BreakableName.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { AwardFace } from './AwardFace.tsx';
import styles from './LeadRow.module.css';
import { leadingPlayers, leadText } from './lead-text.ts';

/** Who has the most points now. Hidden from screen readers, because the strip of players says the same. */
export function LeadRow() {
  useLocale();
  const you = useCurrentPlayer();
  const points = useView(({ game }) => game?.points ?? []);
  const raterOf = useRaterFinder([]);
  const leaders = leadingPlayers(points);
  if (leaders.length === 0) return null;
  return (
    <p className={styles.row} aria-hidden="true">
      {leaders.map((user) => (
        <AwardFace key={user} rater={raterOf(user)} size="lg" expression="delighted" />
      ))}
      <span dir="auto">
        <BreakableName name={leadText(points, you, (user) => raterOf(user).username, formatNumber)} />
      </span>
    </p>
  );
}
