import type { RunningPoints } from '@tallyho/game/awards/knows';
import { pointsText } from '@tallyho/game/awards/score-words';
import type { UserId } from '@tallyho/game/model/person';
import { listed, spokenTo, viewer } from '@tallyho/game/text';

/** If more share the lead, nothing is said. */
const mostLeaders = 2;

/** Returns who has the most points, as far as they are shown; empty if no player has points or many share the lead. `points`: best first. */
export function leadingPlayers(points: readonly RunningPoints[]): UserId[] {
  const most = Math.round(points[0]?.points ?? 0);
  const leaders = points.filter(({ points: all }) => Math.round(all) === most);
  return most === 0 || leaders.length > mostLeaders ? [] : leaders.map(({ user }) => user);
}

/** Returns "Robin leads with 238 points. You: 126."; without the viewer's points if the viewer leads or has none. `points`: best first. */
export function leadText(
  points: readonly RunningPoints[],
  you: UserId | null,
  nameOf: (user: UserId) => string,
  write: (rounded: number) => string,
): string {
  const leaders = leadingPlayers(points);
  const own = leaders.some((user) => user === you) ? undefined : points.find(({ user }) => user === you);
  const names = listed(leaders.map((user) => (user === you ? viewer : nameOf(user))));
  const verb = leaders.length === 1 && leaders[0] !== you ? 'leads' : 'lead';
  return spokenTo(
    `${names} ${verb} with ${pointsText(points[0]?.points ?? 0, write)}.${own ? ` You: ${write(Math.round(own.points))}.` : ''}`,
  );
}
