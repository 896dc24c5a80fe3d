import { usePlayerProfile } from './player-profile-api.ts';
import { TitlesWon } from './TitlesWon.tsx';

/** More titles than this have a section of their own. */
const few = 2;

/** Returns true if the titles stand in the head of the page. */
export const areFew = (titles: readonly unknown[]): boolean => titles.length > 0 && titles.length <= few;

/** The titles of a user who has one or two. Renders nothing for all others. */
export function FewTitles() {
  const { data } = usePlayerProfile();
  return data !== undefined && areFew(data.titles) && <TitlesWon titles={data.titles} isInHead />;
}
