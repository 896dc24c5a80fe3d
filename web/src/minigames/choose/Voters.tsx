import type { UserId } from '@tallyho/game/model/person';
import type { Reaction } from '@tallyho/game/show/reaction';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { PlayerFace } from '../../shared/ui/players/PlayerFace.tsx';
import type { Rater } from '../contract.ts';
import reveal from '../show/reveal.module.css';
import styles from './Voters.module.css';

export interface SideVote extends Rater {
  readonly shown: boolean;
  readonly reaction: Reaction;
}

interface VotersProps {
  readonly votes: readonly SideVote[];
  readonly you: UserId | null;
}

/** The faces of those who took a side. Each vote falls into its place. */
export const Voters = ({ votes, you }: VotersProps) => (
  <ul className={styles.voters}>
    {votes.map(({ user, username, avatar, seat, shown, reaction }) => (
      <li key={user} className={reveal.fall} data-shown={shown}>
        <PlayerFace avatar={avatar} size="stage" seat={seat} expression={reaction} />
        <span className={styles.name} dir="auto">
          {user === you ? 'You' : <BreakableName name={username} />}
        </span>
      </li>
    ))}
  </ul>
);
