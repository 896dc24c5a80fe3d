import type { Expression } from '../avatars/expressions.ts';
import { useExpressions } from '../avatars/loaded-expressions.ts';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';
import styles from './Sticker.module.css';

interface StickerProps {
  /** The sender's avatar. */
  readonly avatar: number;
  readonly expression: Expression;
}

/** A message that is only a face: the sender's own animal with that expression. Its place is there before its picture has loaded. */
export function Sticker({ avatar, expression }: StickerProps) {
  const expressions = useExpressions();
  return (
    <span className={styles.sticker}>
      <VisuallyHidden>{expression}</VisuallyHidden>
      {expressions && <img src={expressions.bareHeadOf(avatar, expression)} alt="" draggable={false} />}
    </span>
  );
}
