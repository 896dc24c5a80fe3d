import { Segmented } from '../../shared/ui/controls/Segmented.tsx';
import styles from './PictureChoice.module.css';
import type { Cards } from './Pictures.tsx';
import { pictures, type SendablePicture } from './use-result-card.ts';

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
}

/** The pictures by name, in the order of their row, and small where there is room. */
export function PictureChoice({ cards, chosen, onChoose }: PictureChoiceProps) {
  const options = pictures.map((picture) => {
    const { address } = cards[picture];
    return {
      value: picture,
      label: (
        <span className={styles.choice}>
          <span className={styles.small}>{address && <img src={address} alt="" />}</span>
          {names[picture]}
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
