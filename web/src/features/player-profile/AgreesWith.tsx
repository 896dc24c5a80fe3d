import { limits } from '@tallyho/game/limits';
import type { PlayerProfile } from '@tallyho/game/people/player-profile';
import { counted } from '@tallyho/game/text';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './PlayerProfile.module.css';

/** What the percentage means, in words to talk about. Only the first one is most like the user; others can be just as close. */
function relationIn(percent: number, best: number, index: number): string {
  if (percent >= 50 && percent === best) return index === 0 ? 'Most like you' : 'Just as close';
  if (percent >= 55) return 'Often on your side';
  return percent >= 45 ? 'Could go either way' : 'Likes to differ';
}

/** The players who agree with the user most, best first. Friends can be written to. */
export function AgreesWith({ agreements }: Pick<PlayerProfile, 'agreements'>) {
  if (agreements.length === 0)
    return (
      <p className={styles.none}>
        No one yet. After {limits.profile.compared} answers on the same things you see here who thinks like
        you. Games with anonymous votes do not count.
      </p>
    );
  const best = Math.max(...agreements.map(({ percent }) => percent));
  return (
    <ol className={styles.agreements} aria-label="You agree with">
      {agreements.map(({ username, avatar, friend, percent, compared }, index) => (
        <li key={friend ?? username}>
          <Avatar avatar={avatar} />
          <div className={styles.person}>
            <bdi>{username}</bdi>
            <strong className={styles.percent}>{percent}%</strong>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ '--share': percent / 100 }} />
            </span>
            <span className={styles.relation}>
              <b>{relationIn(percent, best, index)}</b> in {counted(compared, 'answer')}
            </span>
          </div>
          {friend !== null && (
            <IconButton
              icon="chat"
              label={`Message ${username}`}
              onClick={() => openConversation({ user: friend, username, avatar })}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
