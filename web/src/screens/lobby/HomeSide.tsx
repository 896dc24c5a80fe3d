import { OnlineFriends } from '../../features/friends/OnlineFriends.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import styles from './HomeSide.module.css';
import { LastNight } from './LastNight.tsx';

/** For members without a seat, beside the ways to a lobby: whom to play with. */
export function HomeSide() {
  return (
    <>
      <LastNight />
      <Card className={styles.friends}>
        <OnlineFriends />
      </Card>
    </>
  );
}
