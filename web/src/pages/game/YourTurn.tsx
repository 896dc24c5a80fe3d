import { spreadOf } from '@tallyho/game/awards/divisive';
import { opinionsBySubject } from '@tallyho/game/awards/opinions';
import type { Board } from '@tallyho/game/minigames/registry';
import type { RoundRecord } from '@tallyho/game/records/game';
import { counted } from '@tallyho/game/text';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './YourTurn.module.css';

/** What a reader can say about one item or question of a result, and what the players said. */
interface Turn {
  readonly question: string;
  /** The item; null if the question itself is rated. */
  readonly item: string | null;
  readonly options: readonly string[];
  /** What each player said. */
  readonly said: readonly string[];
}

/** The answers that a board offers, in its order; null for boards about the players, whom a stranger does not know. */
function optionsOf(board: Board): readonly string[] | null {
  switch (board.type) {
    case 'TierList':
      return board.tiers.map(({ name }) => name);
    case 'Slider':
      return board.points.map(({ name }) => name);
    case 'Choose':
      return [board.left.header, board.right.header];
    case 'TierListLobby':
    case 'SliderLobby':
    case 'SliderAvatarsLobby':
      return null;
    default:
      return board satisfies never;
  }
}

/** Returns the item or question on which the players differed most; null if a stranger can rate nothing. */
function turnOf(rounds: readonly RoundRecord[]): Turn | null {
  const turns = rounds.flatMap((round) => {
    const options = optionsOf(round.board);
    if (!options) return [];
    return opinionsBySubject(round).flatMap(({ subject, opinions }) => {
      const said = opinions.map((opinion) => opinion.said).filter((one) => options.includes(one));
      if (said.length === 0 || subject.kind === 'player') return [];
      const item = subject.kind === 'item' ? subject.item.alt : null;
      return [{ spread: spreadOf(opinions), turn: { question: round.game.name, item, options, said } }];
    });
  });
  return turns.toSorted((one, other) => other.spread - one.spread)[0]?.turn ?? null;
}

/** Lets the reader of a shared result rate one item or question, and compares that with the players. Nothing is sent. */
export function YourTurn({ rounds }: { readonly rounds: readonly RoundRecord[] }) {
  const titleId = useId();
  const turn = useMemo(() => turnOf(rounds), [rounds]);
  const [answer, setAnswer] = useState<string | null>(null);
  if (!turn) return null;
  const { question, item, options, said } = turn;
  const votesFor = (option: string) => said.filter((one) => one === option).length;
  return (
    <section className={styles.turn} aria-labelledby={titleId}>
      <h2 id={titleId}>What would you say?</h2>
      <p className={styles.question}>
        {question}
        {item && <strong>{item}</strong>}
      </p>
      <div className={styles.options}>
        {options.map((option) => (
          <Button key={option} aria-pressed={option === answer} onClick={() => setAnswer(option)}>
            {answer === null ? option : `${option} · ${votesFor(option)}`}
          </Button>
        ))}
      </div>
      <p className={styles.comparison} role="status">
        {answer !== null && comparisonOf(votesFor(answer), said.length)}
      </p>
    </section>
  );
}

/** Compares an answer with those of the players. `same`: how many of `all` gave it. */
function comparisonOf(same: number, all: number): string {
  if (same === all)
    return all === 1 ? 'The one player who answered agrees.' : `All ${all} players agree with you.`;
  if (same === 0) return `None of the ${counted(all, 'player')} said that.`;
  return `${same} of ${counted(all, 'player')} said the same.`;
}
