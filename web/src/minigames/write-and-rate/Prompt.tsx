import { promptText } from '@tallyho/game/minigames/write-and-rate/prompt';
import type { WriteAndRateBoard } from '@tallyho/game/minigames/write-and-rate/schema';
import styles from './Prompt.module.css';

interface PromptProps {
  readonly id?: string;
  readonly board: Pick<WriteAndRateBoard, 'prompt' | 'named'>;
  /** Above the texts that it has led to. */
  readonly small?: boolean;
}

/** What the players write about, with the names of players in it. */
export const Prompt = ({ id, board, small = false }: PromptProps) => (
  <p id={id} className={styles.prompt} data-small={small} dir="auto">
    {promptText(board)}
  </p>
);
