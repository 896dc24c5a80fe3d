import type { Step } from '@tallyho/game/minigames/fields';
import { leadingVotes, type RoleStanding } from '@tallyho/game/minigames/tiers';
import { counted, listed } from '@tallyho/game/text';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { hasLongNames } from '../label-size.ts';
import { RateablePicture } from '../RateablePicture.tsx';
import type { RateableItem } from '../rateable-item.ts';
import { FullRanking } from '../show/FullRanking.tsx';
import reveal from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { Opening, Spotlight } from '../show/Spotlight.tsx';
import { Votes, votesText } from '../show/Votes.tsx';
import { ConsensusBoard, tierRows } from './ConsensusBoard.tsx';
import styles from './TierResults.module.css';
import { type RatedPlacement, tierVotes } from './tier-votes.ts';

interface RoleResultsProps {
  readonly tiers: readonly Step[];
  /** Ordered by agreement, the clearest role first. */
  readonly standings: readonly RoleStanding<RateableItem>[];
  readonly answers: readonly RatedPlacement[];
  readonly revealed: number;
  readonly verdict: boolean;
}

/** Maximum number of names in the verdict; if there are more, only their number is shown. */
const maxNames = 3;

/**
 * Results of tiers that are roles: the role of each item by most votes, revealed by increasing agreement. There are no points,
 * ranks or podium, because roles have no order.
 */
export function RoleResults({ tiers, standings, answers, revealed, verdict }: RoleResultsProps) {
  const isShow = useStartedAsShow(verdict);
  const isPlayers = standings.some(({ subject }) => subject.kind === 'player');
  const latest = verdict || revealed < 1 ? undefined : standings[standings.length - revealed];
  const shown = new Set(standings.slice(standings.length - revealed).map(({ subject }) => subject.id));
  const withRoles = (has: (roles: readonly string[]) => boolean) =>
    standings.filter(({ roles }) => has(roles)).map(({ subject }) => subject);
  const [tied, unplaced] = [withRoles(({ length }) => length > 1), withRoles(({ length }) => length === 0)];
  const captionOf = (subject: RateableItem) => {
    const standing = standings.find((other) => other.subject.id === subject.id);
    return standing ? captionFor(standing, answers.length) : '';
  };
  const verdictText = textOfVerdict(standings, answers.length);
  const announcement = verdict
    ? verdictText
    : latest &&
      `${latest.subject.name}: ${outcomeOf(latest, answers.length)}. ${votesText(tierVotes(tiers, answers, latest.subject.id))}.`;
  return (
    <div className={styles.container}>
      <div className={styles.results} data-long={hasLongNames(tiers)} data-players={isPlayers}>
        {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
        <div className={classNames(styles.stage, reveal.stage)}>
          {isShow && (
            <Opening shown={revealed === 0 && !verdict}>
              {isPlayers ? 'Who gets which role?' : 'What belongs where?'}
            </Opening>
          )}
          {isShow &&
            standings.map((standing) => (
              <Spotlight
                key={standing.subject.id}
                name={standing.subject.name}
                picture={<RateablePicture subject={standing.subject} decorative />}
                amount={outcomeOf(standing, answers.length)}
                shown={standing === latest}
              >
                <Votes votes={tierVotes(tiers, answers, standing.subject.id)} />
              </Spotlight>
            ))}
          <div className={classNames(styles.verdict, reveal.pop)} data-shown={verdict}>
            <p>{verdictText}</p>
            {isPlayers && <p>Roles give no points.</p>}
          </div>
        </div>
        <ConsensusBoard
          rows={[
            ...tierRows(
              tiers,
              tiers.map(({ name }) => withRoles((roles) => roles.length === 1 && roles[0] === name)),
            ),
            ...(tied.length > 0 ? [{ name: 'Tie', color: null, label: 'Tie', subjects: tied }] : []),
            ...(unplaced.length > 0
              ? [{ name: 'No role', color: null, label: 'No role', subjects: unplaced }]
              : []),
          ]}
          shown={verdict ? null : shown}
          latest={latest?.subject.id ?? null}
          captionOf={captionOf}
          empty={isPlayers ? 'Nobody' : 'Nothing'}
        />
        <FullRanking
          title="Who said what"
          shown={verdict}
          lines={standings.map((standing) => ({
            id: standing.subject.id,
            rank: null,
            name: standing.subject.name,
            picture: <RateablePicture subject={standing.subject} decorative />,
            amount: outcomeOf(standing, answers.length),
            votes: <Votes votes={tierVotes(tiers, answers, standing.subject.id)} />,
          }))}
        />
      </div>
    </div>
  );
}

/** Returns the result of an item as a text: "Leads the group, 2 of 3 votes" or "Leads the group / Cooks, a tie". */
function outcomeOf(standing: RoleStanding<RateableItem>, answers: number): string {
  const { roles } = standing;
  if (roles.length === 0) return 'No role';
  if (roles.length > 1) return `${roles.join(' / ')}, a tie`;
  return `${roles[0]}, ${leadingVotes(standing)} of ${counted(answers, 'vote')}`;
}

/** Returns the text below an item in its role's row. */
function captionFor(standing: RoleStanding<RateableItem>, answers: number): string {
  if (standing.roles.length > 1) return standing.roles.join(' / ');
  return standing.roles.length === 1 ? `${leadingVotes(standing)} of ${answers}` : '';
}

function textOfVerdict(standings: readonly RoleStanding<RateableItem>[], answers: number): string {
  if (answers === 1) return 'One vote decided it all';
  const agreed = standings.filter((standing) => leadingVotes(standing) === answers);
  if (agreed.length === 0) return 'No role was unanimous';
  if (agreed.length > maxNames) return `You all agreed on ${agreed.length} of ${standings.length}`;
  return `You all agreed on ${listed(agreed.map(({ subject }) => subject.name))}`;
}
