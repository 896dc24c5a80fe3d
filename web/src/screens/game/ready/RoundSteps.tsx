import { useView } from '../../../entities/room/room-hooks.tsx';
import { Icon, type IconName } from '../../../shared/ui/layout/Icon.tsx';
import styles from './RoundSteps.module.css';

interface Step {
  readonly icon: IconName;
  readonly text: string;
}

const steps: Readonly<Record<'knows' | 'favourite', readonly Step[]>> = {
  knows: [
    { icon: 'edit', text: 'Answer in secret' },
    { icon: 'guess', text: 'Guess what the group says' },
    { icon: 'star', text: 'Closer guesses score more' },
  ],
  favourite: [
    { icon: 'edit', text: 'Rate each other in secret' },
    { icon: 'heart', text: 'Get the group’s average' },
    { icon: 'star', text: 'Higher averages score more' },
  ],
};

/** How points come about in a round, in three steps. */
export function RoundSteps() {
  const winnerRule = useView(({ room: { rules } }) => rules.winner);
  return (
    <ol className={styles.steps} aria-label="A round">
      {steps[winnerRule === 'knowsTheRoom' ? 'knows' : 'favourite'].map(({ icon, text }) => (
        <li key={text}>
          <span className={styles.drawing}>
            <Icon name={icon} />
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
}
