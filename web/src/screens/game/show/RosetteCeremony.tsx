import type { RoundRecord } from '@tallyho/game/records/game';
import { rosetteLine, rosetteNews } from '@tallyho/game/rosettes/rosette-words';
import { rosettesOf } from '@tallyho/game/rosettes/rosettes';
import { inSentence } from '@tallyho/game/text';
import { RosetteMark } from '../../../minigames/faces/RosetteMark.tsx';
import { ShowHost } from '../../../minigames/show/ShowHost.tsx';
import { PlayerFace } from '../../../shared/ui/players/PlayerFace.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { peopleOf } from '../base/people-of.ts';
import { useRaterFinder } from '../base/raters-of.ts';
import styles from './RosetteCeremony.module.css';

interface RosetteCeremonyProps {
  /** The round that gives the rosettes. */
  readonly record: RoundRecord;
}

/** The host gives those who came first in a round about the players its name, which they keep. */
export function RosetteCeremony({ record }: RosetteCeremonyProps) {
  const raterOf = useRaterFinder(peopleOf(record));
  const rosettes = rosettesOf(record);
  const [first] = rosettes;
  if (!first) return null;
  const raters = rosettes.map(({ user }) => raterOf(user));
  return (
    <section className={styles.ceremony} aria-label="Rosette" style={{ '--count': raters.length }}>
      <ul className={styles.players}>
        {raters.map(({ user, username, avatar, seat }) => (
          <li key={user}>
            <PlayerFace avatar={avatar} seat={seat} size="stage" expression="delighted" />
            <RosetteMark className={styles.rosette} />
            <strong className={styles.name} dir="auto">
              {username}
            </strong>
          </li>
        ))}
      </ul>
      <p className={styles.sash} dir="auto">
        <span>{first.name}</span>
      </p>
      <ShowHost
        className={styles.host}
        look="talks"
        points="item"
        says={rosetteLine(raters.map(({ username }) => inSentence(username)))}
      />
    </section>
  );
}

interface RosetteNewsProps extends RosetteCeremonyProps {
  readonly isShown: boolean;
}

/** Announces to screen readers who keeps what, when it has the stage. */
export function RosetteNews({ record, isShown }: RosetteNewsProps) {
  const raterOf = useRaterFinder(peopleOf(record));
  const rosettes = rosettesOf(record);
  const names = rosettes.map(({ user }) => inSentence(raterOf(user).username));
  return (
    <VisuallyHidden>
      <span role="status">{isShown && rosettes[0] && rosetteNews(names, rosettes[0].name)}</span>
    </VisuallyHidden>
  );
}
