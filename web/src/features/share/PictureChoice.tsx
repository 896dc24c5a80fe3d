import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './PictureChoice.module.css';
import { PictureSketch } from './PictureSketch.tsx';
import type { Cards } from './Pictures.tsx';
import { type CardFormat, pictures, type SendablePicture } from './result-api.ts';

const names: Record<SendablePicture, string> = {
  fight: 'The argument',
  board: 'The list',
  podium: 'The podium',
  me: 'My title',
};

/** Small pictures have it as their heading. */
const question = 'Pick what to share';

interface PictureChoiceProps {
  readonly cards: Cards;
  readonly chosen: SendablePicture;
  readonly onChoose: (picture: SendablePicture) => void;
  /** Of all pictures. */
  readonly format: CardFormat;
  /** The fight is a video, too. */
  readonly moves: boolean;
}

/** The pictures by name, in the order of their row, and where there is room as small pictures; as sketches until they are drawn. */
export function PictureChoice({ cards, chosen, onChoose, format, moves }: PictureChoiceProps) {
  const options = pictures.map((picture) => {
    const { address, hasFailed } = cards[picture];
    return {
      value: picture,
      label: (
        <span className={styles.choice}>
          <span className={styles.small}>
            {address ? (
              <img className={styles.motif} src={address} alt="" />
            ) : (
              <PictureSketch picture={picture} />
            )}
            {moves && picture === 'fight' && (
              <span className={styles.moves}>
                <Icon name="play" />
              </span>
            )}
          </span>
          {names[picture]}
          {hasFailed && <span className={styles.failed}>Not drawn</span>}
        </span>
      ),
    };
  });
  return (
    <div className={styles.choices} data-format={format}>
      <p className={styles.heading} aria-hidden="true">
        {question}
      </p>
      <Segmented label={question} hideLabel options={options} value={chosen} onChange={onChoose} />
    </div>
  );
}
