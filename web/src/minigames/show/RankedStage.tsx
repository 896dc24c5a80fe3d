import { listed } from '@tallyho/game/awards/words';
import { ordinal } from '@tallyho/game/minigames/ordinal';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { RateablePicture } from '../RateablePicture.tsx';
import type { RateableItem } from '../rateable-item.ts';
import { FullRanking } from './FullRanking.tsx';
import { Podium } from './Podium.tsx';
import reveal from './reveal.module.css';
import { Opening, Spotlight } from './Spotlight.tsx';
import { type Vote, Votes, votesInWords } from './Votes.tsx';

/** Something with its rank, what it has got in words ("12 points"), and who gave what. */
export interface RankedItem {
  readonly thing: RateableItem;
  readonly rank: number;
  readonly amount: string;
  readonly votes: readonly Vote[];
  /** It has got something at all: only then it may stand on the podium. */
  readonly hasAny: boolean;
}

interface RankedStageProps {
  /** What stands there at the end. `winner`: something else on the screen already is the podium. */
  readonly ends: 'podium' | 'winner';
  /** Best first. */
  readonly entries: readonly RankedItem[];
  readonly revealed: number;
  readonly verdict: boolean;
  /** False: the end was there from the start. */
  readonly staged: boolean;
  readonly className: string | undefined;
}

const onPodium = (entries: readonly RankedItem[]) =>
  entries.filter(({ hasAny, rank }) => hasAny && rank <= 3);

/** What the last step of a show from worst to best has revealed; undefined before the first and after the verdict. */
export const latestOf = (
  entries: readonly RankedItem[],
  { revealed, verdict }: { revealed: number; verdict: boolean },
): RankedItem | undefined => (verdict || revealed < 1 ? undefined : entries[entries.length - revealed]);

/** The verdict in words: "1st: Robin, 12 points. 2nd: ...". */
export const podiumInWords = (entries: readonly RankedItem[]): string =>
  onPodium(entries)
    .map(({ thing, rank, amount }) => `${ordinal(rank)}: ${thing.name}, ${amount}`)
    .join('. ');

/** One step in words; `outcome` is what has become of the thing: "2nd with 6 points". */
export const revealInWords = ({ thing, votes }: RankedItem, outcome: string): string =>
  `${thing.name}, ${outcome}. ${votesInWords(votes)}.`;

/** One after the other from the worst, big, with who gave what; then the podium or the winner. Everything keeps its place. */
export function RankedStage({ ends, entries, revealed, verdict, staged, className }: RankedStageProps) {
  const latest = latestOf(entries, { revealed, verdict });
  return (
    <div className={classNames(className, reveal.stage)}>
      {staged && <Opening shown={revealed === 0 && !verdict}>From worst to best ...</Opening>}
      {staged &&
        entries.map((entry) => (
          <Spotlight
            key={entry.thing.id}
            name={entry.thing.name}
            picture={<RateablePicture thing={entry.thing} decorative />}
            amount={`${ordinal(entry.rank)} · ${entry.amount}`}
            shown={entry === latest}
          >
            <Votes votes={entry.votes} />
          </Spotlight>
        ))}
      {ends === 'winner' && <Winner entries={entries} shown={verdict} />}
      {ends === 'podium' && (
        <Podium
          risen={verdict}
          entries={onPodium(entries).map(({ thing, rank, amount }) => ({
            id: thing.id,
            name: thing.name,
            picture: <RateablePicture thing={thing} decorative />,
            rank,
            amount,
          }))}
        />
      )}
    </div>
  );
}

/** Who is first, with who gave what; equals share it. */
function Winner({ entries, shown }: { readonly entries: readonly RankedItem[]; readonly shown: boolean }) {
  const first = onPodium(entries).filter(({ rank }) => rank === 1);
  const [only] = first;
  if (!only) return null;
  if (first.length > 1)
    return (
      <div data-verdict>
        <Opening shown={shown}>{listed(first.map(({ thing }) => thing.name))} share 1st place</Opening>
      </div>
    );
  return (
    <div data-verdict>
      <Spotlight
        name={only.thing.name}
        picture={<RateablePicture thing={only.thing} decorative />}
        amount={`${ordinal(only.rank)} · ${only.amount}`}
        shown={shown}
      >
        <Votes votes={only.votes} />
      </Spotlight>
    </div>
  );
}

/** The same as a list that can be opened. */
export const RankedList = ({ entries, shown }: { entries: readonly RankedItem[]; shown: boolean }) => (
  <FullRanking
    shown={shown}
    lines={entries.map(({ thing, rank, amount, votes }) => ({
      id: thing.id,
      rank,
      name: thing.name,
      picture: <RateablePicture thing={thing} decorative />,
      amount,
      votes: <Votes votes={votes} />,
    }))}
  />
);
