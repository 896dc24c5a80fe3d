import { useEffect, useId } from 'react';
import {
  chooseBackground,
  previewBackground,
  shareBackground,
  useBackground,
} from '../../../entities/session/background-choice.ts';
import { useSession } from '../../../entities/session/session.ts';
import { useActivity } from '../../../shared/schedule/use-activity.ts';
import { type Background, backgrounds } from '../../../shared/ui/backgrounds/background.ts';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import styles from './BackgroundChooser.module.css';

const names: Record<Background, string> = {
  default: 'Default',
  bubbles: 'Bubbles',
  hexagons: 'Hexagons',
  topography: 'Topography',
};

/** The patterns of the strip load after this time even without activity, in milliseconds. */
const patternDelay = 10_000;

interface BackgroundChooserProps {
  /** strip: small swatches in a row. tiles: larger, with their names. */
  readonly layout: 'strip' | 'tiles';
}

/** The four backgrounds: hovering previews one behind the page, pressing chooses it. */
export function BackgroundChooser({ layout }: BackgroundChooserProps) {
  const group = useId();
  const chosen = useBackground();
  const { user } = useSession();
  // The strip is at the end of the home page, whose first visit should load little. It shows the default pattern until then.
  const isActive = useActivity(patternDelay);
  const hasPatterns = layout === 'tiles' || isActive;

  // Leaving the page while hovering does not choose a background.
  useEffect(() => () => previewBackground(null), []);

  function choose(background: Background) {
    chooseBackground(background);
    if (user) shareBackground();
  }

  return (
    <fieldset className={styles[layout]}>
      <legend className={styles[`${layout}Legend`]}>Background</legend>
      <div className={styles.choices}>
        {backgrounds.map((background) => (
          <label
            key={background}
            className={styles.choice}
            title={names[background]}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && previewBackground(background)}
            onPointerLeave={() => previewBackground(null)}
          >
            <input
              type="radio"
              name={group}
              checked={background === chosen}
              onChange={() => choose(background)}
            />
            <span className={styles.swatch} data-pattern={hasPatterns ? background : 'default'} />
            {layout === 'strip' ? (
              <VisuallyHidden>{names[background]}</VisuallyHidden>
            ) : (
              <span className={styles.name}>{names[background]}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
