import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { GameDrawing } from '../../../minigames/GameDrawing.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
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

function GamesByKind({ games }: Pick<GameListProps, 'games'>) {
  const types = [...new Set(games.map(({ type }) => type))];
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
      <ul className={styles.games} aria-label="Games">
        {types.map((type) => {
          const own = games.filter((game) => game.type === type);
          return (
            <li key={type}>
              <details>
                <summary className={styles.game}>
                  <KindDrawing type={type} />
                  <span className={styles.words}>
                    <span className={styles.name}>{labelOf(type)}</span>
                  </span>
                  <span className={styles.chevron}>
                    <Icon name="chevron-down" />
                  </span>
                </summary>
                <ul className={styles.names} aria-label={labelOf(type)}>
                  {own.map(({ name }) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const KindDrawing = ({ type }: { readonly type: string }) =>
  isKnown(type) && (
    <span className={styles.drawing}>
      <GameDrawing type={type} />
    </span>
  );
