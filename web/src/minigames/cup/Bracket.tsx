import { type BracketPlace, bracketOf, itemInCup } from '@tallyho/game/minigames/cup/bracket';
import { cup } from '@tallyho/game/minigames/cup/rules';
import type { CupBoard } from '@tallyho/game/minigames/cup/schema';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { ItemPicture } from '../faces/ItemPicture.tsx';
import styles from './Bracket.module.css';
import { duelText } from './cup-texts.ts';

interface BracketProps {
  readonly board: CupBoard;
  /** How many duels are decided on the screen; by default all that are. */
  readonly shown?: number;
  /** The last outcome appears after its coin. */
  readonly isLate?: boolean;
}

/** Returns the board without the outcomes after the first `shown`. */
const until = (board: CupBoard, shown: number): CupBoard => ({
  ...board,
  duels: board.duels.map((duel, at) => (at < shown ? duel : { ...duel, outcome: null })),
});

/** All places of the cup: one half from the left, one from the right, the winner in the middle. */
export function Bracket({ board, shown = board.duels.length, isLate = false }: BracketProps) {
  const visible = until(board, shown);
  const rounds = bracketOf(visible);
  const [final] = rounds.at(-1) ?? [];
  const earlier = rounds.slice(0, -1);
  const open = visible.duels.findIndex(({ outcome }) => outcome === null);
  const late = isLate ? visible.duels.length - 1 : null;
  const half = (side: 'left' | 'right') =>
    earlier.map((round) =>
      side === 'left' ? round.slice(0, round.length / 2) : round.slice(round.length / 2),
    );
  if (!final) return null;
  return (
    <div className={styles.cup} data-size={board.items.length} data-late={isLate}>
      <div className={styles.bracket} aria-hidden="true">
        {(['left', 'right'] as const).map((side) => (
          <div key={side} className={styles.half} data-side={side}>
            {half(side).map((round) => (
              <div key={round[0]?.duel} className={styles.round}>
                {round.map((place) => (
                  <Pair
                    key={place.duel}
                    board={visible}
                    place={place}
                    isOpen={place.duel === open}
                    late={late}
                  />
                ))}
              </div>
            ))}
            <div className={styles.round}>
              <span className={styles.finalist}>
                <Slot
                  board={visible}
                  item={final[side]}
                  place={final}
                  isOpen={final.duel === open}
                  late={late}
                />
              </span>
            </div>
          </div>
        ))}
        <span className={styles.champion} data-won={final.winner !== null}>
          {final.winner === null ? (
            <Icon name="trophy" />
          ) : (
            <ItemPicture item={itemInCup(board, final.winner)} decorative />
          )}
        </span>
      </div>
      <VisuallyHidden>
        <ol aria-label="Duels so far">
          {cup.results(visible, []).duels.map((duel) => (
            <li key={`${duel.left.id}/${duel.right.id}`}>{duelText(duel)}</li>
          ))}
        </ol>
      </VisuallyHidden>
    </div>
  );
}

interface PlaceProps {
  readonly board: CupBoard;
  readonly place: BracketPlace;
  readonly isOpen: boolean;
  /** The duel that a coin decides, and whose outcome appears late; null if there is none. */
  readonly late: number | null;
}

const Pair = (props: PlaceProps) => (
  <span className={styles.pair} data-open={props.isOpen}>
    <Slot {...props} item={props.place.left} />
    <Slot {...props} item={props.place.right} />
  </span>
);

/** Without a picture the first letter stands for the item on phones. */
function Slot({ board, item, place, isOpen, late }: PlaceProps & { readonly item: string | null }) {
  if (item === null) return <span className={styles.slot} data-state="free" />;
  const found = itemInCup(board, item);
  const state =
    place.winner === null ? (isOpen ? 'open' : 'waiting') : place.winner === item ? 'won' : 'lost';
  const isNext = late !== null && place.winner === null && item === board.duels[late]?.outcome?.winner;
  return (
    <span
      className={styles.slot}
      data-state={state}
      data-late={place.duel === late ? 'decided' : isNext ? 'next' : undefined}
    >
      <span key={item} className={styles.thumb}>
        {found.url === null ? (
          <span className={styles.letter}>{[...found.alt][0]}</span>
        ) : (
          <ItemPicture item={found} decorative />
        )}
      </span>
      <span className={styles.name} dir="auto">
        {found.alt}
      </span>
    </span>
  );
}
