import type { Person } from '@tallyho/game/model/person';
import type { Title } from '@tallyho/game/titles/titles-of';
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useCurrentPlayer } from '../../../entities/room/room-hooks.tsx';
import type { Rater } from '../../../minigames/contract.ts';
import type { Expression } from '../../../shared/ui/avatars/expressions.ts';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { seatColor } from '../../../shared/ui/players/Shape.tsx';
import { useRaterFinder } from '../base/raters-of.ts';
import { FinalFace } from './PlayerRow.tsx';
import styles from './TitleCards.module.css';

/** What a card shows of a title. `fact` null: it is not for the readers of this page. */
type ShownTitle = Pick<Title, 'player' | 'kind' | 'name'> & { readonly fact: string | null };

interface TitleCardsProps {
  readonly titles: readonly ShownTitle[];
  readonly players: readonly Person[];
}

/**
 * One title for each player of the game, on cards to swipe, the viewer's own first. Buttons and the arrow keys go to the next
 * card, too. Renders nothing for a game without answers.
 */
export function TitleCards({ titles, players }: TitleCardsProps) {
  const you = useCurrentPlayer();
  const raterOf = useRaterFinder(players);
  const list = useRef<HTMLUListElement>(null);
  const { ends, onScroll, step } = useCards(list);
  if (titles.length === 0) return null;
  const ownFirst = titles.toSorted(
    (one, other) => Number(other.player.user === you) - Number(one.player.user === you),
  );
  return (
    <section className={styles.titles} aria-labelledby="titles">
      <header className={styles.head}>
        <h2 id="titles">A title for every player</h2>
        <IconButton
          icon="chevron-left"
          label="Previous title"
          disabled={ends.isFirst}
          onClick={() => step(-1)}
        />
        <IconButton icon="chevron-right" label="Next title" disabled={ends.isLast} onClick={() => step(1)} />
      </header>
      <ul
        ref={list}
        className={styles.list}
        aria-label="Titles"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={(event: KeyboardEvent) => {
          const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
          if (by === 0) return;
          event.preventDefault();
          step(by);
        }}
      >
        {ownFirst.map((title) => (
          <TitleCard
            key={title.player.user}
            title={title}
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
  readonly rater: Rater;
  readonly isYou: boolean;
}

function TitleCard({ title, rater, isYou }: TitleCardProps) {
  const { username, seat } = rater;
  return (
    <li className={styles.card} style={{ '--player': seat ? seatColor(seat) : 'var(--silver)' }}>
      <FinalFace rater={rater} expression={expressionFor(title)} />
      <p className={styles.player} dir="auto">
        {isYou ? 'You' : username}
      </p>
      <h3 className={styles.name}>{title.name}</h3>
      {title.fact !== null && <p className={styles.fact}>{title.fact}</p>}
    </li>
  );
}

/** Scrolls from card to card. `ends` says whether the list is at its first or last card. */
function useCards(list: RefObject<HTMLUListElement | null>) {
  const [ends, setEnds] = useState({ isFirst: true, isLast: false });
  const onScroll = () => {
    const box = list.current;
    if (!box) return;
    const isFirst = box.scrollLeft < 8;
    const isLast = box.scrollLeft + box.clientWidth > box.scrollWidth - 8;
    if (isFirst !== ends.isFirst || isLast !== ends.isLast) setEnds({ isFirst, isLast });
  };
  const step = (by: 1 | -1) => {
    const card = list.current?.firstElementChild;
    const [first, second] = [card, card?.nextElementSibling].map(
      (one) => one?.getBoundingClientRect().left ?? 0,
    );
    list.current?.scrollBy({ left: by * ((second ?? 0) - (first ?? 0)) });
  };
  return { ends, onScroll, step };
}
