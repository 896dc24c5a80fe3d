import type { Person, UserId } from '@tallyho/game/model/person';
import type { Title } from '@tallyho/game/titles/titles-of';
import { type ReactNode, useState } from 'react';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import { longestWord } from '../../../minigames/faces/label-size.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { seatColor } from '../../../shared/ui/players/Shape.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { FinalFace } from './PlayerRow.tsx';
import styles from './TitleCards.module.css';

/** What a card shows of a title. `fact` null: it is not for the readers of this page. */
export type ShownTitle = Pick<Title, 'player' | 'kind' | 'name'> & { readonly fact: string | null };

interface TitleCardsProps {
  readonly titles: readonly ShownTitle[];
  readonly players: readonly Person[];
  /** Who has won: their cards come before the others. */
  readonly winners?: readonly UserId[];
  /** Returns what follows the fact on a card; null for nothing. */
  readonly alsoOf?: (title: ShownTitle) => ReactNode;
}

/** So many cards at the top of a phone have their facts at once: a row. */
const openOnPhones = 2;

/** One title for each player of the game, on cards, the viewer's own and then the winner's first. Renders nothing for a game without answers. */
export function TitleCards({ titles, players, winners = [], alsoOf }: TitleCardsProps) {
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(players);
  // All titles of four are in the first view of a phone, with the facts of the first two; what else the cards say is one press away.
  const isPhone = useMedia('(width < 560px)');
  if (titles.length === 0) return null;
  const weightOf = ({ player: { user } }: ShownTitle) => (user === you ? 2 : winners.includes(user) ? 1 : 0);
  const ownFirst = titles.toSorted((one, other) => weightOf(other) - weightOf(one));
  return (
    <section className={styles.titles} aria-labelledby="titles">
      <h2 id="titles">A title for every player</h2>
      <ul className={styles.list} aria-label="Titles">
        {ownFirst.map((title, index) => (
          <TitleCard
            key={title.player.user}
            title={title}
            also={alsoOf?.(title) ?? null}
            rater={raterOf(title.player.user)}
            isYou={title.player.user === you}
            folded={!isPhone ? 'nothing' : index < openOnPhones ? 'also' : 'all'}
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
  /** What is shown only after a press. */
  readonly folded: 'nothing' | 'also' | 'all';
}

function TitleCard({ title, also, rater, isYou, folded }: TitleCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { username, seat } = rater;
  const { name, fact } = title;
  const hasMore = (folded === 'all' && fact !== null) || (folded !== 'nothing' && also !== null);
  return (
    <li className={styles.card} style={{ '--player': seat ? seatColor(seat) : 'var(--silver)' }}>
      <FinalFace rater={rater} expression={expressionFor(title)} />
      <div className={styles.words}>
        <p className={styles.player} dir="auto">
          {isYou ? 'You' : username}
        </p>
        <h3 className={styles.name} style={{ '--letters': longestWord([name]) }}>
          {hasMore ? (
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {name}
              <Icon name="chevron-down" />
            </button>
          ) : (
            name
          )}
        </h3>
      </div>
      {fact !== null && (folded !== 'all' || isOpen) && <p className={styles.fact}>{fact}</p>}
      {(folded === 'nothing' || isOpen) && also}
    </li>
  );
}
