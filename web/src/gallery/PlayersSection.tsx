import { avatarNumbers } from '../shared/ui/avatars/characters.ts';
import { expressions } from '../shared/ui/avatars/expressions.ts';
import { IconButton } from '../shared/ui/controls/IconButton.tsx';
import { Card } from '../shared/ui/layout/Card.tsx';
import { Avatar } from '../shared/ui/players/Avatar.tsx';
import { PlayerAvatar } from '../shared/ui/players/PlayerAvatar.tsx';
import { PlayerBadge, type PlayerStatus } from '../shared/ui/players/PlayerBadge.tsx';
import { PlayerFace } from '../shared/ui/players/PlayerFace.tsx';
import { seatNumberOf } from '../shared/ui/players/Shape.tsx';
import styles from './GalleryPage.module.css';

const people: readonly { readonly username: string; readonly status: PlayerStatus }[] = [
  { username: 'marigold', status: 'thinking' },
  { username: 'otto_the_great', status: 'locked' },
  { username: 'pippa', status: 'sent' },
  { username: 'a-very-long-username-indeed-yes', status: 'away' },
  { username: 'juniper', status: 'ready' },
  { username: 'basil', status: 'none' },
  { username: 'clementine', status: 'thinking' },
  { username: 'hugo42', status: 'sent' },
];

export function PlayersSection() {
  return (
    <section className={styles.section}>
      <h2>Players</h2>
      <div className={styles.row}>
        {avatarNumbers.map((avatar) => (
          <PlayerAvatar key={avatar} avatar={avatar} size="xl" seat={seatNumberOf(avatar - 1)} />
        ))}
      </div>
      {expressions.map((expression) => (
        <div className={styles.row} key={expression}>
          {avatarNumbers.map((avatar) => (
            <PlayerFace
              key={avatar}
              avatar={avatar}
              size="lg"
              seat={seatNumberOf(avatar - 1)}
              expression={expression}
            />
          ))}
        </div>
      ))}
      {(['lg', 'md', 'sm', 'xs'] as const).map((size) => (
        <div className={styles.row} key={size}>
          {[...avatarNumbers, 0].map((avatar) => (
            <Avatar key={avatar} avatar={avatar} size={size} />
          ))}
        </div>
      ))}
      <div className={styles.grid}>
        {people.map(({ username, status }, index) => (
          <PlayerBadge
            key={username}
            username={username}
            avatar={index + 1}
            seat={seatNumberOf(index)}
            status={status}
            leader={index === 0}
            you={index === 2}
            actions={index > 5 && <IconButton icon="sound-off" label={`Mute ${username}`} />}
          />
        ))}
      </div>
      <Card padding="sm">
        <div className={styles.row}>
          {people.slice(0, 5).map(({ username, status }, index) => (
            <PlayerBadge
              key={username}
              layout="chip"
              username={username}
              avatar={index + 1}
              seat={seatNumberOf(index)}
              status={status}
              leader={index === 0}
              you={index === 2}
            />
          ))}
        </div>
      </Card>
    </section>
  );
}
