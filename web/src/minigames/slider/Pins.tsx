import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './Pins.module.css';
import { labelPath, type PinShape, pinPath } from './pin.ts';

interface PinsProps {
  readonly shape: PinShape;
  /** Before, they keep their place. */
  readonly isShown: boolean;
}

const colorOf = (rater: Rater | undefined) => (rater?.seat ? { '--seat': seatColor(rater.seat) } : undefined);

/**
 * The closest guesses: each a pin in the color of the player whose tip is at the value on the rim, and one label. Hidden from screen readers,
 * because the list of guesses says the same.
 */
export function Pins({ shape, isShown }: PinsProps) {
  const { pins, head, letters, lines, gain, rater, label } = shape;
  return (
    <div
      className={classNames(styles.pins, reveal.fade)}
      data-shown={isShown}
      style={{ '--head': head, '--letters': letters }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 200 100" aria-hidden="true">
        <path className={styles.line} d={labelPath(shape)} />
        {pins.map((pin) => (
          <path
            key={pin.rater.user}
            className={styles.pin}
            d={pinPath(pin, head)}
            style={colorOf(pin.rater)}
          />
        ))}
      </svg>
      {pins.map(({ rater: { user, avatar }, head: { x, y } }) => (
        <span key={user} className={styles.face} style={{ '--x': x, '--y': y }}>
          <Avatar avatar={avatar} size="stage" />
        </span>
      ))}
      <p
        className={styles.label}
        style={{
          '--x': (label.left + label.right) / 2,
          '--y': (label.bottom + label.top) / 2,
          ...colorOf(rater),
        }}
      >
        {lines.map((words) => (
          <span key={words}>{words}</span>
        ))}
        {gain && <strong>{gain}</strong>}
      </p>
    </div>
  );
}
