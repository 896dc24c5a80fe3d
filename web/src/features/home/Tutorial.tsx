import type { ReactNode } from 'react';
import { Card } from '../../shared/ui/layout/Card.tsx';
import { RotatingTip } from './RotatingTip.tsx';
import { GamesScene } from './scenes/GamesScene.tsx';
import { LobbyScene } from './scenes/LobbyScene.tsx';
import { ResultsScene } from './scenes/ResultsScene.tsx';
import { ThemeScene } from './scenes/ThemeScene.tsx';
import styles from './Tutorial.module.css';

const steps: readonly { readonly title: string; readonly text: string; readonly scene: ReactNode }[] = [
  {
    title: 'Create or join a lobby',
    text: 'Open one and share its code, or type in a friend’s. Two players are enough, eight is a party.',
    scene: <LobbyScene />,
  },
  {
    title: 'Choose a theme',
    text: 'Normal themes rate images, celebrities or concepts. Lobby themes rate the players.',
    scene: <ThemeScene />,
  },
  {
    title: 'Play different games',
    text: 'Tier lists, sliders (0 to 10 for things, 1 to 100 for friends), friends in a row from worst to best, or one of two sides.',
    scene: <GamesScene />,
  },
  {
    title: 'See results and rankings',
    text: 'After each round the group’s verdict. At the end, a podium and something to argue about.',
    scene: <ResultsScene />,
  },
];

/** The steps of a game night in four pictures, and the tips. */
export default function Tutorial() {
  return (
    <>
      <ol className={styles.steps}>
        {steps.map(({ title, text, scene }, index) => (
          <Card key={title} as="li" padding="none" className={styles.step}>
            <div className={styles.scene} aria-hidden="true">
              {scene}
            </div>
            <div className={styles.text}>
              <h3>
                <span className={styles.number}>{index + 1}</span> {title}
              </h3>
              <p>{text}</p>
            </div>
          </Card>
        ))}
      </ol>
      <RotatingTip />
    </>
  );
}
