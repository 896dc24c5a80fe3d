import { ButtonLink } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './PlayerProfile.module.css';

const promises = [
  { icon: 'trophy', text: 'the titles you have won' },
  { icon: 'users', text: 'who thinks like you' },
  { icon: 'heart', text: 'your top three things' },
  { icon: 'clock', text: 'every game with its winner' },
] as const;

/** Says what the first game brings, and leads to it. Guests cannot open a lobby. */
export function NoGames({ isGuest }: { readonly isGuest: boolean }) {
  return (
    <>
      <p className={styles.none}>After your first game you find here:</p>
      <ul className={styles.promises}>
        {promises.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} /> {text}
          </li>
        ))}
      </ul>
      <ButtonLink variant="hot" size="lg" to="/?scrollTo=lobby">
        {isGuest ? 'Join a game' : 'Start a game'}
      </ButtonLink>
    </>
  );
}
