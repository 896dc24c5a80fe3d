import { ordinal } from '@tallyho/game/minigames/ordinal';
import type { GameNight } from '@tallyho/game/people/game-nights';
import { listed } from '@tallyho/game/text';

/** Returns the winners or the group's favourite as a text with an icon; null if the game has neither. */
export function endingOf({
  winners,
  place,
  favourites,
}: GameNight): { icon: 'trophy' | 'heart'; text: string } | null {
  if (winners.length > 0) {
    const youWon = winners.some(({ isYou }) => isYou);
    const names = winners.filter(({ isYou }) => !isYou).map(({ username }) => username);
    const text = `${listed(youWon ? ['You', ...names] : names)} won`;
    const isPlaced = place !== null && !youWon;
    return {
      icon: 'trophy',
      text: isPlaced ? `${text}, you came ${ordinal(place.rank)} of ${place.of}` : text,
    };
  }
  return favourites.length > 0 ? { icon: 'heart', text: `Favourite: ${favourites[0]}` } : null;
}
