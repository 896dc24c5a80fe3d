import type { Step } from '@tallyho/game/minigames/fields';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import type { ReactNode } from 'react';
import { Popover } from '../../shared/ui/overlays/Popover.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import type { RateableItem } from '../faces/rateable-item.ts';
import { placePaint } from '../show/medals.ts';
import styles from './PlacesBoard.module.css';

/** The accessible name of the players in a row. */
export const placeLabel = (rank: number): string => `${ordinal(rank)} place`;

interface PlacesBoardProps {
  /** A row for each different place, best first. `rank` null: those whom no answer placed. */
  readonly places: readonly { readonly rank: number | null; readonly players: readonly RateableItem[] }[];
  /** The tier nearest to the average of the votes; null if there are none. */
  readonly averageOf: (player: RateableItem) => Step | null;
  /** What a press on a player shows; null for nothing. */
  readonly detailOf: (player: RateableItem) => ReactNode;
  /** What a press does. */
  readonly note: ReactNode;
}

/** The group's board of players who were put into tiers. Its rows are places in the colors of the medals, and no tiers: those are votes. */
export function PlacesBoard({ places, averageOf, detailOf, note }: PlacesBoardProps) {
  return (
    <section
      className={styles.board}
      aria-label="The group's board"
      data-rows={places.length <= few ? 'few' : places.length <= many ? 'many' : 'most'}
      style={{ '--places': places.length, '--half': Math.ceil(places.length / 2) }}
    >
      <ol className={styles.places}>
        {places.map(({ rank, players }) => {
          const { fill, text } = rank === null ? notPlaced : placePaint(rank);
          return (
            <li key={rank} className={styles.place} style={{ '--tint': fill }}>
              <span className={styles.label} style={{ background: fill, color: text }}>
                {rank === null ? 'None' : ordinal(rank)}
              </span>
              <ul className={styles.players} aria-label={rank === null ? 'Not placed' : placeLabel(rank)}>
                {players.map((player) => (
                  <li key={player.id} data-item={player.id}>
                    <PlacedPlayer player={player} average={averageOf(player)} detail={detailOf(player)} />
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
      <p className={styles.note} aria-hidden="true">
        {note}
      </p>
    </section>
  );
}

/** More rows than these need the height of low windows, and those of more than `many` the height of phones. */
const few = 4;
const many = 6;

const notPlaced = { fill: 'var(--surface-well)', text: 'var(--ink)' };

interface PlacedPlayerProps {
  readonly player: RateableItem;
  readonly average: Step | null;
  readonly detail: ReactNode;
}

/** A player with the average in words; a press shows the votes. */
function PlacedPlayer({ player, average, detail }: PlacedPlayerProps) {
  const content = (
    <>
      <span className={styles.face}>
        <RateablePicture subject={player} decorative />
      </span>
      <span className={styles.words}>
        <span className={styles.name} dir="auto">
          <BreakableName name={player.name} />
        </span>{' '}
        {average && <span className={styles.average}>average: {average.name}</span>}
      </span>
    </>
  );
  if (detail === null) return <span className={styles.player}>{content}</span>;
  return (
    <Popover
      label={player.name}
      trigger={(props) => (
        <button type="button" {...props} className={styles.player}>
          {content}
        </button>
      )}
    >
      <div className={styles.detail}>
        <strong dir="auto">{player.name}</strong>
        {detail}
      </div>
    </Popover>
  );
}
