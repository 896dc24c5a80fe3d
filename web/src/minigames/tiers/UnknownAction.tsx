import { useDroppable } from '@dnd-kit/react';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './ItemPool.module.css';
import { ItemPoolAction } from './ItemPool.tsx';

/** The id of the place to drop an item that the player does not know. */
export const unknownTarget = 'unknown';

/** Returns true if this key says that the player does not know an item. */
export const isUnknownKey = (key: string): boolean => key.toLowerCase() === 'd';

interface UnknownActionProps {
  /** The name of the chosen item. */
  readonly name: string;
  readonly onPress: () => void;
}

/** Says that the player does not know the chosen item: by a press, or by dropping an item on it. */
export function UnknownAction({ name, onPress }: UnknownActionProps) {
  const { ref, isDropTarget } = useDroppable({ id: unknownTarget });
  return (
    <span ref={ref} className={styles.unknown} data-target={isDropTarget}>
      <ItemPoolAction onPress={onPress}>
        <span>
          I don't know <VisuallyHidden when="below480">this one</VisuallyHidden>
          <VisuallyHidden>: {name}.</VisuallyHidden> <small>Leaves it out</small>
        </span>
      </ItemPoolAction>
    </span>
  );
}
