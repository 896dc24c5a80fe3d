import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { useId, useState } from 'react';
import { GameDrawing } from '../../../minigames/GameDrawing.tsx';
import styles from './GameList.module.css';

interface Game {
  readonly name: string;
  /** A newer API can send types that this page does not know. */
  readonly type: string;
}

interface GameListProps {
  readonly games: readonly Game[];
  /** How many of them are played. */
  readonly rounds: number;
}

const isKnown = (type: string): type is MiniGameType => type in miniGames;
/** The name of a mini-game, with a word about one whose name alone says little. */
function labelOf(type: string): string {
  if (!isKnown(type)) return `Unsupported game type: ${type}`;
  return type === 'Choose' ? 'Choose: this or that' : miniGames[type].label;
}

/** The games of a theme: in playing order if all are played, otherwise by kind. */
export function GameList({ games, rounds }: GameListProps) {
  if (rounds < games.length) return <GamesByKind games={games} />;
  return (
    <ol className={styles.games} aria-label="Games">
      {games.map(({ name, type }, index) => (
        <li key={`${type}/${name}`} className={styles.game}>
          <span className={styles.number}>{index + 1}</span>
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            <span className={styles.type}>{labelOf(type)}</span>
          </span>
          <KindDrawing type={type} />
        </li>
      ))}
    </ol>
  );
}

/** The kinds in a few rows, of which one at a time is open: its rounds are below all kinds. */
function GamesByKind({ games }: Pick<GameListProps, 'games'>) {
  const types = [...new Set(games.map(({ type }) => type))];
  const [open, setOpen] = useState<string | null>(null);
  const namesId = useId();
  return (
    <>
      {games[0] && (
        <p className={styles.asked}>
          You will be asked things like <strong dir="auto">“{games[0].name}”</strong>
        </p>
      )}
      <hgroup className={styles.drawn}>
        <h2>What you play</h2>
        <p>Picked at random from these</p>
      </hgroup>
      <ul className={styles.kinds} aria-label="Games">
        {types.map((type) => (
          <li key={type}>
            <button
              type="button"
              className={styles.kind}
              aria-expanded={type === open}
              aria-controls={type === open ? namesId : undefined}
              onClick={() => setOpen(type === open ? null : type)}
            >
              <KindDrawing type={type} />
              {labelOf(type)}
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <ul id={namesId} className={styles.names} aria-label={labelOf(open)}>
          {games.map(({ name, type }) => type === open && <li key={name}>{name}</li>)}
        </ul>
      )}
    </>
  );
}

const KindDrawing = ({ type }: { readonly type: string }) =>
  isKnown(type) && (
    <span className={styles.drawing}>
      <GameDrawing type={type} />
    </span>
  );
