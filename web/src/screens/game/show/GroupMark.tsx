import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import styles from './GroupMark.module.css';

/** Stands for the group where a face stands for a player, as large as `--face`. */
export const GroupMark = () => (
  <span className={styles.mark} aria-hidden="true">
    <Icon name="users" />
  </span>
);
