import type { Step } from '@tallyho/game/minigames/fields';
import { contestedRoles, leadingVotes, type RoleStanding } from '@tallyho/game/minigames/tiers';
import { promptBefore } from '@tallyho/game/show/prompts';
import type { Reactions } from '@tallyho/game/show/reaction';
import type { RevealMoment } from '@tallyho/game/show/show';
import { counted, inSentence, listed, spokenTo } from '@tallyho/game/text';
import { useRef } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { hasLongNames } from '../faces/label-size.ts';
import { paint } from '../faces/paint.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import type { RateableItem } from '../faces/rateable-item.ts';
import { FullRanking } from '../show/FullRanking.tsx';
import { Opening } from '../show/Opening.tsx';
import reveals from '../show/reveal.module.css';
import { ShowStatus, useStartedAsShow } from '../show/ShowStatus.tsx';
import { StagedItem, type Stamp } from '../show/StagedItem.tsx';
import { useFlight } from '../show/use-flight.ts';
import { Votes, votesText } from '../show/Votes.tsx';
import { ConsensusBoard, tierRows } from './ConsensusBoard.tsx';
import { RoleVerdict } from './RoleVerdict.tsx';
import settled from './SettledResults.module.css';
import styles from './TierResults.module.css';
import stage from './TierStage.module.css';
import { tierLines } from './tier-lines.ts';
import { crowdAbove, type RatedPlacement, tierVotes } from './tier-votes.ts';

interface RoleResultsProps {
  readonly tiers: readonly Step[];
  /** Ordered by agreement, the clearest role first. */
  readonly standings: readonly RoleStanding<RateableItem>[];
  readonly answers: readonly RatedPlacement[];
  readonly revealed: number;
  readonly reveal: RevealMoment;
  readonly verdict: boolean;
  readonly reactions: Reactions;
}

/** Maximum number of names in the verdict; if there are more, only their number is shown. */
const maxNames = 3;

/**
 * Results of tiers that are roles: the role of each item by most votes, revealed by increasing agreement. There are no points,
 * ranks or podium, because roles have no order.
 */
export function RoleResults(props: RoleResultsProps) {
  const { tiers, standings, answers, revealed, reveal, verdict, reactions } = props;
  const isShow = useStartedAsShow(verdict);
  const isPlayers = standings.some(({ subject }) => subject.kind === 'player');
  const latest = verdict || revealed < 1 ? undefined : standings[standings.length - revealed];
  const frame = useRef<HTMLDivElement>(null);
  const placed = verdict ? standings.length : Math.max(0, revealed - (reveal.isPlaced ? 0 : 1));
  const onBoard = standings.slice(standings.length - placed);
  useFlight(frame, verdict ? null : (onBoard[0]?.subject.id ?? null));
  const withRoles = (has: (roles: readonly string[]) => boolean) =>
    onBoard.filter(({ roles }) => has(roles)).map(({ subject }) => subject);
  const isIn = (name: string) => (roles: readonly string[]) => roles.length === 1 && roles[0] === name;
  const crowd = Math.max(
    ...tiers.map(({ name }) => standings.filter(({ roles }) => isIn(name)(roles)).length),
    standings.filter(({ roles }) => roles.length !== 1).length,
  );
  const [tied, unplaced] = [withRoles(({ length }) => length > 1), withRoles(({ length }) => length === 0)];
  const captionOf = (subject: RateableItem) => {
    const standing = standings.find((other) => other.subject.id === subject.id);
    return standing ? captionFor(standing, answers.length) : '';
  };
  const contested = contestedRoles(
    standings.map(({ subject }) => subject.id),
    answers.map(({ placement }) => placement),
  );
  const lines = tierLines(
    { tiers, isOrdered: false },
    standings.map(({ subject }) => subject),
    answers,
    contested,
  );
  const verdictText = textOfVerdict(standings, answers.length);
  const announcement = verdict
    ? verdictText
    : latest &&
      `${latest.subject.name}: ${outcomeOf(latest, answers.length)}. ${votesText(tierVotes(tiers, answers, latest.subject.id))}.`;
  return (
    <div className={styles.container}>
      <div
        ref={frame}
        className={classNames(styles.results, verdict && settled.settled)}
        data-show={!verdict}
        data-first={latest === standings[0] && latest !== undefined && !reveal.isPlaced}
        data-long={hasLongNames(tiers)}
        data-crowd={answers.length > crowdAbove}
        data-players={isPlayers}
        // Captions below the items need as much width as texts.
        data-texts="true"
        style={{
          '--tiers': tiers.length + Number(tied.length > 0) + Number(unplaced.length > 0),
          '--answers': answers.length,
        }}
      >
        {isShow && <ShowStatus>{announcement ?? null}</ShowStatus>}
        <div className={classNames(stage.stage, reveals.stage)}>
          {revealed === 0 && !verdict && (
            <Opening
              text={isPlayers ? 'Who gets which role?' : 'What belongs where?'}
              raters={answers.map(({ rater }) => rater)}
            />
          )}
          {latest && (
            <StagedItem
              key={latest.subject.id}
              subject={latest.subject}
              isFirst={latest === standings[0]}
              parts={reveal}
              stamp={stampOf(latest, tiers)}
              votes={tierVotes(tiers, answers, latest.subject.id)}
              reactions={reactions}
              prompt={promptBefore(latest.subject.id, standings.length - revealed + 1, standings.length)}
              {...lines.get(latest.subject.id)}
              lineFrom={contested.includes(latest.subject.id) ? 'hold' : 'votes'}
            />
          )}
          {verdict && (
            <RoleVerdict
              text={verdictText}
              agreed={(answers.length > 1 ? agreedOn(standings, answers.length) : []).map((standing) => ({
                subject: standing.subject,
                stamp: stampOf(standing, tiers),
              }))}
              most={maxNames}
              isPlayers={isPlayers}
            />
          )}
        </div>
        <ConsensusBoard
          rows={[
            ...tierRows(
              tiers,
              tiers.map(({ name }) => withRoles(isIn(name))),
            ),
            ...(tied.length > 0 ? [{ name: 'Tie', color: null, label: 'Tie', subjects: tied }] : []),
            ...(unplaced.length > 0
              ? [{ name: 'No role', color: null, label: 'No role', subjects: unplaced }]
              : []),
          ]}
          crowd={crowd}
          isSettled={verdict}
          latest={onBoard[0]?.subject.id ?? null}
          captionOf={captionOf}
          empty={isPlayers ? 'Nobody' : 'Nothing'}
        />
        {verdict && (
          <FullRanking
            title="Who said what"
            lines={standings.map((standing) => ({
              id: standing.subject.id,
              rank: null,
              name: standing.subject.name,
              picture: <RateablePicture subject={standing.subject} decorative />,
              amount: outcomeOf(standing, answers.length),
              votes: <Votes votes={tierVotes(tiers, answers, standing.subject.id)} />,
            }))}
          />
        )}
      </div>
    </div>
  );
}

/** Returns the stamp with the item's role, its roles if they are tied, or the lack of one. */
function stampOf({ roles }: RoleStanding<RateableItem>, tiers: readonly Step[]): Stamp {
  const [role, other] = roles;
  if (role === undefined) return { label: 'No role', paint: null };
  if (other !== undefined) return { label: 'Tie', paint: null };
  const tier = tiers.find(({ name }) => name === role);
  return { label: role, paint: tier ? paint(tier.color) : null };
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

/** Returns those who have the same role in all answers. */
const agreedOn = (standings: readonly RoleStanding<RateableItem>[], answers: number) =>
  standings.filter((standing) => leadingVotes(standing) === answers);

function textOfVerdict(standings: readonly RoleStanding<RateableItem>[], answers: number): string {
  if (answers === 1) return 'One vote decided it all';
  const agreed = agreedOn(standings, answers);
  if (agreed.length === 0) return 'No role was unanimous';
  if (agreed.length > maxNames) return `You all agreed on ${agreed.length} of ${standings.length}`;
  return spokenTo(`Everybody agreed on ${listed(agreed.map(({ subject }) => inSentence(subject.name)))}`);
}
