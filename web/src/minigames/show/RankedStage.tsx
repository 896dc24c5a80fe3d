import { ordinal } from '@tallyho/game/minigames/ordinal';
import { promptBefore } from '@tallyho/game/show/prompts';
import type { Reactions } from '@tallyho/game/show/reaction';
import { type RevealMoment, wholeReveal } from '@tallyho/game/show/show';
import { viewerName } from '@tallyho/game/text';
import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import type { Rater } from '../contract.ts';
import { RateablePicture } from '../faces/RateablePicture.tsx';
import type { RateableItem } from '../faces/rateable-item.ts';
import { chapterOf, sharingText } from './chapter.ts';
import { FullRanking } from './FullRanking.tsx';
import { Opening } from './Opening.tsx';
import reveal from './reveal.module.css';
import type { HostLook } from './ShowHost.tsx';
import { StagedItem, type Stamp } from './StagedItem.tsx';
import { type Vote, Votes, votesText } from './Votes.tsx';

/** An item or player with its rank, its result as a text ("average place 2.3"), and its votes. */
export interface RankedItem {
  readonly subject: RateableItem;
  readonly rank: number;
  readonly amount: string;
  readonly stamp: Stamp;
  readonly votes: readonly Vote[];
  /** A line about the votes; null if there is nothing to say. */
  readonly line: string | null;
  /** How the host looks as it says the line. Default: startled. */
  readonly lineLook?: HostLook;
  /** What the host says instead once the result is stamped. */
  readonly lineAfter?: string | null;
  /** What stands below the votes once the result is stamped, and keeps its room before; an empty text only keeps the room. Default: no room. */
  readonly note?: string;
  /** When the line appears. Default: when the show holds. */
  readonly lineFrom?: 'votes' | 'hold';
  /** True if the entry has points. Entries without points are in none of the first three places. */
  readonly hasAny: boolean;
}

interface RankedStageProps {
  /** What comes, before the first reveal. */
  readonly opening: string;
  /** Best first. */
  readonly entries: readonly RankedItem[];
  readonly revealed: number;
  readonly parts: RevealMoment;
  readonly verdict: boolean;
  readonly reactions: Reactions;
  readonly className: string | undefined;
  /** What is shown at the end. Default: the only entry in first place, with its votes. */
  readonly finale?: ReactNode;
}

/** Returns the entries of the first three places. */
export const onPodium = (entries: readonly RankedItem[]) =>
  entries.filter(({ hasAny, rank }) => hasAny && rank <= 3);

/** Returns the entry that the last step of the show has revealed; undefined before the first step and after the verdict. */
export const latestOf = (
  entries: readonly RankedItem[],
  { revealed, verdict }: { revealed: number; verdict: boolean },
): RankedItem | undefined => (verdict || revealed < 1 ? undefined : entries[entries.length - revealed]);

/** The viewer is called "you" within a sentence. */
const nameInText = ({ subject: { kind, name } }: RankedItem): string =>
  kind === 'player' && name === viewerName ? 'you' : name;

/** Returns the podium as a text: "1st: Tea, average place 1.3. 2nd: ...". */
export const podiumText = (entries: readonly RankedItem[]): string =>
  onPodium(entries)
    .map(
      ({ subject, rank, amount }) =>
        `${ordinal(rank)}: ${subject.name}, ${amount.charAt(0).toLowerCase()}${amount.slice(1)}`,
    )
    .join('. ');

/** Returns a step of the show as a text. `outcome`: e.g. "2nd, average place 1.5". */
export const revealText = ({ subject, votes }: RankedItem, outcome: string): string =>
  `${subject.name}, ${outcome}. ${votesText(votes)}.`;

/** Shows the entries one after the other from worst to best, with their votes; then the finale. */
export function RankedStage(props: RankedStageProps) {
  const { opening, entries, revealed, parts, verdict, reactions, className, finale } = props;
  const latest = latestOf(entries, { revealed, verdict });
  return (
    <div className={classNames(className, reveal.stage)}>
      {revealed === 0 && !verdict && <Opening text={opening} raters={ratersOf(entries)} />}
      {latest && (
        <StagedItem
          key={latest.subject.id}
          subject={latest.subject}
          isFirst={latest === entries[0]}
          parts={parts}
          stamp={latest.stamp}
          votes={latest.votes}
          reactions={reactions}
          chapter={chapterAt(entries, revealed)}
          prompt={promptBefore(latest.subject.id, entries.length - revealed + 1, entries.length)}
          line={latest.line}
          lineAfter={latest.lineAfter ?? null}
          note={latest.note ?? null}
          {...(latest.lineLook && { lineLook: latest.lineLook })}
          {...(latest.lineFrom && { lineFrom: latest.lineFrom })}
        />
      )}
      {verdict && (finale ?? <Winner entries={entries} reactions={reactions} />)}
    </div>
  );
}

/** Returns what stands above the name of the entry that the last step has revealed. */
function chapterAt(entries: readonly RankedItem[], revealed: number): string | null {
  const at = entries.length - revealed;
  const latest = entries[at];
  if (!latest) return null;
  const isSharing = (entry: RankedItem) => entry !== latest && entry.rank === latest.rank;
  const sharedWith = entries.filter(isSharing).map(nameInText);
  const isOpen = entries.slice(0, at).some(isSharing);
  if (latest.stamp.kind === 'place') return sharingText(latest.rank, sharedWith, isOpen, entries.length);
  return chapterOf(
    {
      rank: latest.rank,
      sharedWith,
      isOpen,
      isPlayer: latest.subject.kind === 'player',
    },
    entries.length,
  );
}

/** Returns those who have answered. */
const ratersOf = ([entry]: readonly RankedItem[]): readonly Rater[] =>
  (entry?.votes ?? []).flatMap(({ raters }) => raters);

/** The entry in first place with its votes. Nothing if several share it, which the board shows. */
function Winner({ entries, reactions }: Pick<RankedStageProps, 'entries' | 'reactions'>) {
  const first = onPodium(entries).filter(({ rank }) => rank === 1);
  const [only, ...others] = first;
  if (!only || others.length > 0) return null;
  return (
    <StagedItem
      subject={only.subject}
      isFirst={false}
      parts={{ ...wholeReveal, isPlaced: false }}
      stamp={only.stamp}
      votes={only.votes.filter(({ raters }) => raters.length > 0)}
      reactions={reactions}
      isOver
    />
  );
}

interface RankedListProps {
  /** Default: the full ranking. */
  readonly title?: string;
  readonly entries: readonly RankedItem[];
  /** Says how the entries are ranked. */
  readonly note?: string;
}

/** The entries as an expandable list. */
export const RankedList = ({ entries, title, note }: RankedListProps) => (
  <FullRanking
    {...(title !== undefined && { title })}
    {...(note !== undefined && { note })}
    lines={entries.map(({ subject, rank, amount, votes }) => ({
      id: subject.id,
      rank,
      name: subject.name,
      picture: <RateablePicture subject={subject} decorative />,
      amount,
      votes: <Votes votes={votes} />,
    }))}
  />
);
