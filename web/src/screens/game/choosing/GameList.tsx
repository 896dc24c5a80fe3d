import { type MiniGameType, miniGames } from '@tallyho/game/minigames/registry';
import { numberWord, withCapital } from '@tallyho/game/text';
import { GameDrawing } from '../../../minigames/GameDrawing.tsx';
import { inBrief } from '../../../minigames/in-brief.ts';
import { sampleQuestionOf } from './card-texts.ts';
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
  /** What the theme says about itself. */
  readonly intro?: string;
}

const isKnown = (type: string): type is MiniGameType => type in miniGames;
const labelOf = (type: string): string =>
  isKnown(type) ? miniGames[type].label : `Unsupported game type: ${type}`;

/** The games of a theme: in playing order if all are played, otherwise by kind. */
export function GameList({ games, rounds, intro = '' }: GameListProps) {
  if (rounds < games.length) return <GamesByKind games={games} rounds={rounds} intro={intro} />;
  return (
    <>
      {intro && <p className={styles.intro}>{intro}</p>}
      <ol className={styles.games} aria-label="Games">
        {games.map(({ name, type }, index) => (
          <li key={`${type}/${name}`} className={styles.game}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.type}>
                <span className={isKnown(type) ? styles.label : undefined}>{labelOf(type)}</span>
                {isKnown(type) && inBrief[type]}
              </span>
            </span>
            <KindDrawing type={type} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The mini-games, each with what one does in it. */
function GamesByKind({ games, rounds, intro }: GameListProps) {
  const types = [...new Set(games.map(({ type }) => type))];
  const question = sampleQuestionOf(games) ?? games[0]?.name;
  return (
    <>
      <p className={styles.intro}>
        {intro}{' '}
        {question !== undefined && (
          <>
            You will be asked things like <strong dir="auto">“{question}”</strong>
          </>
        )}
      </p>
      <hgroup className={styles.drawn}>
        <h2>What you play</h2>
        <p>{drawnText(rounds)}</p>
      </hgroup>
      <ul className={styles.kinds} aria-label="Games">
        {types.map((type) => (
          <li key={type} className={styles.kind}>
            <KindDrawing type={type} />
            <span>
              <strong>{labelOf(type)}</strong>
              {isKnown(type) && <span className={styles.brief}>{inBrief[type]}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says how many rounds are played: several can be of the same kind. Without a forecast (0) it names no number. */
const drawnText = (rounds: number): string =>
  rounds > 1
    ? `${withCapital(numberWord(rounds))} rounds of these, at random.`
    : `${rounds === 1 ? 'One' : 'Some'} of these, at random.`;

const KindDrawing = ({ type }: { readonly type: string }) =>
  isKnown(type) && (
    <span className={styles.drawing}>
      <GameDrawing type={type} />
    </span>
  );
