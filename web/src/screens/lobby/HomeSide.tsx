import { OnlineFriends } from '../../features/friends/OnlineFriends.tsx';
import { Card } from '../../shared/ui/layout/Card.tsx';
import styles from './HomeSide.module.css';
import { LastNight } from './LastNight.tsx';
import { OpenLobbies } from './PublicLobbies.tsx';

/** For members without a seat, beside the ways to a lobby: whom to play with. In one column all of it is below them. */
export function HomeSide() {
  return (
    <>
      <div className={styles.games}>
        <OpenLobbies />
        <LastNight />
      </div>
      <Card className={styles.friends}>
        <OnlineFriends most={3} />
      </Card>
    </>
  );
}
