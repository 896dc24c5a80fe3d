import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import styles from './PictureChoice.module.css';
import { PictureSketch } from './PictureSketch.tsx';
import type { Cards } from './Pictures.tsx';
import { type CardFormat, pictures, type SendablePicture } from './result-api.ts';

const names: Record<SendablePicture, string> = {
  fight: 'The argument',
  board: 'The list',
  podium: 'The podium',
  me: 'Me',
};

interface PictureChoiceProps {
  readonly cards: Cards;
  readonly chosen: SendablePicture;
  readonly onChoose: (picture: SendablePicture) => void;
  /** Of all pictures. */
  readonly format: CardFormat;
}

/** The pictures by name, in the order of their row, and small where there is room. */
export function PictureChoice({ cards, chosen, onChoose, format }: PictureChoiceProps) {
  const options = pictures.map((picture) => {
    const { address, hasFailed } = cards[picture];
    return {
      value: picture,
      label: (
        <span className={styles.choice}>
          <span className={styles.small} data-format={format}>
            <PictureSketch picture={picture} />
            {address && <img src={address} alt="" />}
          </span>
          {names[picture]}
          {hasFailed && <span className={styles.failed}>Not drawn</span>}
        </span>
      ),
    };
  });
  return (
    <div className={styles.choices}>
      <Segmented label="Picture" hideLabel options={options} value={chosen} onChange={onChoose} />
    </div>
  );
}
