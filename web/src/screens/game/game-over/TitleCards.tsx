import type { Person, UserId } from '@tallyho/game/model/person';
import type { Title } from '@tallyho/game/titles/titles-of';
import type { ReactNode } from 'react';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { seatColor } from '../../../shared/ui/players/Shape.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { FinalFace } from './PlayerRow.tsx';
import styles from './TitleCards.module.css';

/** What a card shows of a title. `fact` null: it is not for the readers of this page, who see the line. */
export type ShownTitle = Pick<Title, 'player' | 'kind' | 'name' | 'line'> & { readonly fact: string | null };

interface TitleCardsProps {
  readonly titles: readonly ShownTitle[];
  readonly players: readonly Person[];
  /** The players by their places, best first. Those who have none come last. */
  readonly placed?: readonly UserId[];
  /** Returns what follows the reason on a card; null for nothing. */
  readonly alsoOf?: (title: ShownTitle) => ReactNode;
}

/** One title for each player of the game, on cards: that of the reader first, then in the order of their places. Renders nothing for a game without answers. */
export function TitleCards({ titles, players, placed = [], alsoOf }: TitleCardsProps) {
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(players);
  if (titles.length === 0) return null;
  const placeOf = ({ player: { user } }: ShownTitle) => {
    if (user === you) return -1;
    return placed.includes(user) ? placed.indexOf(user) : placed.length;
  };
  return (
    <section className={styles.titles} aria-labelledby="titles">
      <h2 id="titles">A title for every player</h2>
      <ul className={styles.list} aria-label="Titles">
        {titles
          .toSorted((one, other) => placeOf(one) - placeOf(other))
          .map((title) => (
            <TitleCard
              key={title.player.user}
              title={title}
              also={alsoOf?.(title) ?? null}
              rater={raterOf(title.player.user)}
              isYou={title.player.user === you}
            />
          ))}
      </ul>
    </section>
  );
}

const expressionFor = ({ kind }: ShownTitle): Expression => {
  switch (kind) {
    case 'selective':
    case 'confident':
    case 'trendsetter':
    case 'serialWinner':
      return 'smug';
    case 'alone':
    case 'champion':
    case 'mystery':
      return 'shocked';
    case 'diplomat':
    case 'selfAware':
    case 'peopleReader':
      return 'thinking';
    default:
      return 'delighted';
  }
};

interface TitleCardProps {
  readonly title: ShownTitle;
  readonly also: ReactNode;
  readonly rater: Rater;
  readonly isYou: boolean;
}

function TitleCard({ title, also, rater, isYou }: TitleCardProps) {
  const { username, seat } = rater;
  const { name, line, fact } = title;
  return (
    <li
      className={styles.card}
      data-own={isYou}
      style={{ '--player': seat ? seatColor(seat) : 'var(--silver)' }}
    >
      <FinalFace rater={rater} expression={expressionFor(title)} />
      <div className={styles.words}>
        <p className={styles.player} dir="auto">
          {isYou ? 'You' : username}
        </p>
        <h3 className={styles.name} style={{ '--letters': name.length }}>
          {name}
        </h3>
      </div>
      <p className={styles.reason}>{fact ?? line}</p>
      {also}
    </li>
  );
}
