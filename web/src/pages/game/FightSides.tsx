import { listed, quotation } from '@tallyho/game/text';
import { useEffect, useId, useRef, useState } from 'react';
import type { SharedResult } from '../../features/share/result-room.ts';
import type { Rater } from '../../minigames/contract.ts';
import { useRaterFinder } from '../../screens/game/base/raters-of.ts';
import { FinalFace } from '../../screens/game/game-over/PlayerRow.tsx';
import type { ResponseBody } from '../../shared/api/api-types.ts';
import { textItem } from '../../shared/storage/storage-item.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { seatColor } from '../../shared/ui/players/Shape.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './FightSides.module.css';

export type Sides = NonNullable<ResponseBody<'GET', '/api/shared/:token'>['sides']>;
type Side = Sides[number];

/** The side that the reader of this tab has taken for a link: 0 or 1. It is kept for a reload. */
export function useSide(token: string): [number | null, (side: number) => void] {
  const item = textItem('session', 'fight-side', token);
  const [side, setSide] = useState<number | null>(() => {
    const stored = item.read();
    return stored === '0' || stored === '1' ? Number(stored) : null;
  });
  return [
    side,
    (taken) => {
      item.write(`${taken}`);
      setSide(taken);
    },
  ];
}

interface FightSidesProps {
  readonly sides: Sides;
  readonly players: SharedResult['players'];
  readonly taken: number | null;
  readonly onTake: (side: number) => void;
}

/** Answers what the picture of the fight asks: the reader takes a side, and sees who of the players is on which. Nothing is sent. */
export function FightSides({ sides, players, taken, onTake }: FightSidesProps) {
  const titleId = useId();
  const raterOf = useRaterFinder(players);
  const ref = useRef<HTMLElement>(null);
  const wasTaken = useRef(taken);
  useEffect(() => {
    // Only after a press: the bar with the answer can be below the edge of the window.
    if (taken !== wasTaken.current) ref.current?.scrollIntoView?.({ block: 'nearest' });
    wasTaken.current = taken;
  }, [taken]);
  const own = taken === null ? undefined : sides[taken];
  const votes = sides.map((side) => side.votes);
  const all = votes.reduce((sum, one) => sum + one, 0);
  return (
    <section ref={ref} className={styles.sides} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.question}>
        Whose side are you on?
      </h2>
      <p className={styles.argued}>{all === 2 ? 'Two' : all} friends argued. You decide.</p>
      {sides.map((side, index) => {
        const rater = side.user === null ? null : raterOf(side.user);
        const hasFace = rater !== null && lettersOf(rater.username) <= longestBesideFace;
        return (
          <Button
            key={rater?.user ?? side.said}
            size="lg"
            className={styles.side}
            style={{
              '--seat': colorOf(rater),
              '--letters': lettersOf(rater?.username ?? side.said),
            }}
            data-face={hasFace}
            aria-pressed={index === taken}
            onClick={() => onTake(index)}
          >
            {hasFace && <FinalFace rater={rater} expression={expressionOf(taken, index)} />}
            <span className={styles.name} dir="auto">
              {rater ? (
                <>
                  I’m with{' '}
                  <bdi>
                    <BreakableName name={rater.username} />
                  </bdi>
                </>
              ) : (
                quotation(side.said)
              )}
            </span>
            {index === taken && (
              <span className={styles.taken}>
                <Icon name="check" />
              </span>
            )}
          </Button>
        );
      })}
      <div className={styles.answer} role="status">
        {own && (
          <>
            <div className={styles.bar} aria-hidden="true">
              {sides.map((side, index) => (
                <span
                  key={side.user ?? side.said}
                  style={{
                    '--seat': colorOf(side.user === null ? null : raterOf(side.user)),
                    flexGrow: side.votes,
                  }}
                >
                  <b>{side.votes}</b>
                  {[side.user, ...side.friends].map(
                    (user) =>
                      user !== null && (
                        <FinalFace key={user} rater={raterOf(user)} expression={expressionOf(taken, index)} />
                      ),
                  )}
                </span>
              ))}
            </div>
            <p>
              {withReader(own, (user) => raterOf(user).username)} {/* The bar shows it. */}
              <VisuallyHidden>{(taken === 0 ? votes : votes.toReversed()).join(' : ')}</VisuallyHidden>
            </p>
            <p className={styles.next}>Would your friends split the same way?</p>
          </>
        )}
      </div>
    </section>
  );
}

const colorOf = (rater: Rater | null): string => (rater?.seat ? seatColor(rater.seat) : 'var(--silver)');

/** The longest word that is made smaller to stand in one line, in letters. */
const longestInOne = 12;
/** The longest word for which a button has room beside a face. */
const longestBesideFace = 9;
/** Returns the length of the longest part of a name, which can break after an underscore. */
const lettersOf = (name: string): number =>
  Math.min(longestInOne, Math.max(...name.split(/[\s_]/).map((part) => part.length + 1)));

/** Both wait, then one is glad. */
const expressionOf = (taken: number | null, index: number) =>
  taken === null ? 'smug' : taken === index ? 'delighted' : 'wounded';

/** The most names of a sentence; further ones are a number. */
const mostNames = 3;

/** Returns who is on the side of the reader, as a sentence. */
function withReader({ user, friends, votes }: Side, nameOf: (user: string) => string): string {
  if (user === null)
    return votes === 1 ? 'One secret vote is with you.' : `${votes} secret votes are with you.`;
  const names = [user, ...friends].map(nameOf);
  if (names.length === 1) return `Only ${names[0]} is with you.`;
  const named = names.length <= mostNames ? names : names.slice(0, mostNames - 1);
  const rest = names.length - named.length;
  return `${listed(rest > 0 ? [...named, `${rest}\u00a0more`] : named)} are with you.`;
}
