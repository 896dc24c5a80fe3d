import panda from '../../../shared/pictures/panda.webp';
import pizza from '../../../shared/pictures/pizza.webp';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Avatar } from '../../../shared/ui/players/Avatar.tsx';
import styles from './ThemeScene.module.css';

/** A drawing of three theme cards. */
export function ThemeScene() {
  return (
    <div className={styles.hand}>
      <span className={styles.theme}>
        <img src={panda} alt="" />
        Animals
      </span>
      <span className={styles.theme}>
        <span className={styles.faces}>
          {[1, 3, 6, 8].map((avatar) => (
            <Avatar key={avatar} avatar={avatar} size="sm" />
          ))}
        </span>
        Each other
      </span>
      <span className={styles.theme}>
        <img src={pizza} alt="" />
        Food
      </span>
      <span className={styles.pick}>
        <Icon name="check" />
      </span>
    </div>
  );
}
