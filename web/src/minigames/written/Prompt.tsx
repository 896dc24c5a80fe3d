import styles from './Prompt.module.css';

interface PromptProps {
  readonly id?: string;
  readonly text: string;
  /** Above the texts that it has led to. */
  readonly small?: boolean;
}

/** What the players write about. */
export const Prompt = ({ id, text, small = false }: PromptProps) => (
  <p id={id} className={styles.prompt} data-small={small} dir="auto">
    {text}
  </p>
);
