import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './ShowHost.module.css';

/** How the host looks: `waits` grins with the five strokes of the logo between its lips. */
export type HostLook = 'waits' | 'talks' | 'thinks' | 'shrugs' | 'gasps' | 'cheers';

/** At what the host points: the item that has come, those whose votes are quoted, or the row into which the item goes. */
export type HostPoints = 'item' | 'people' | 'row';

interface ShowHostProps {
  readonly look: HostLook;
  /** Only one who waits or talks has a free hand. Where the three are, the style sheet around it says with `--item-from-host` and so on. */
  readonly points?: HostPoints | undefined;
  /** What it says; null: nothing yet. */
  readonly says: string | null;
  /** What it speaks about, above its words. */
  readonly about?: ReactNode;
  readonly className?: string | undefined;
}

/** What is said with more letters is written smaller where the host stands between other things. */
const shortLine = 34;
/** What is said with up to so many letters stands in one line. */
const oneLine = 18;

/** Returns the letters in the longer of two lines of the same length, or in the only line. */
function lettersInLine(says: string): number {
  if (says.length <= oneLine) return says.length;
  const breaks = [...says.matchAll(/ /g)].map(({ index }) => index);
  return Math.min(says.length, ...breaks.map((at) => Math.max(at, says.length - at - 1)));
}

/** The host of the show, Tally: the logo with a face, and what it says in a speech bubble. */
export const ShowHost = ({ look, points, says, about, className }: ShowHostProps) => (
  <div className={classNames(styles.host, className)}>
    <HostFigure look={look} points={points} />
    {says !== null && (
      <p
        key={says}
        className={styles.bubble}
        data-long={says.length > shortLine}
        style={{ '--in-line': lettersInLine(says) }}
      >
        {about}
        {says}
      </p>
    )}
  </div>
);

/** The drawing of the host alone. Decorative. */
const HostFigure = ({ look, points }: Pick<ShowHostProps, 'look' | 'points'>) => (
  <svg
    className={styles.figure}
    viewBox="0 0 120 116"
    aria-hidden="true"
    data-look={look}
    data-points={points}
  >
    <Limb d={look === 'cheers' ? 'M50 76 46 98M70 76l10 16' : 'M48 76v24M72 76v24'} />
    {look === 'cheers' ? (
      <path className={styles.shoe} d="M51 108H33q-2-10 9-11h9zM77 103l-6-9 8-6q10 4 9 14z" />
    ) : (
      <path className={styles.shoe} d="M53 110H34q-2-10 10-11h9zM67 110h19q2-10-10-11h-9z" />
    )}
    {look === 'thinks' && <Limb d={holding} />}
    {!hasFrontArms(look) && <Limb d={isPointing(look, points) ? holding : arms[look]} />}
    <rect className={styles.body} x="26" y="8" width="68" height="70" rx="18" />
    <g transform="translate(18)">
      <Eyes look={look} />
      <Mouth look={look} />
    </g>
    <path className={styles.tie} d="M60 75 46 67v16zM60 75l14-8v16z" />
    <circle className={styles.tie} cx="60" cy="75" r="4" />
    {hasFrontArms(look) && <Limb d={arms[look]} />}
    {isPointing(look, points) ? <PointingHands /> : <Hands look={look} />}
  </svg>
);

const isPointing = (look: HostLook, points: HostPoints | undefined): boolean =>
  points !== undefined && (look === 'waits' || look === 'talks');

/** The hands are at the face. */
const hasFrontArms = (look: HostLook): boolean => look === 'gasps' || look === 'thinks';

/** The arm with the microphone. */
const holding = 'M29 56Q12 66 13 50';

const arms: Readonly<Record<HostLook, string>> = {
  waits: `${holding}M91 56Q114 64 98 72`,
  talks: `${holding}M91 58Q104 60 107 46`,
  thinks: 'M92 58Q112 80 84 72',
  shrugs: 'M28 58Q14 74 9 54M92 58Q106 74 111 54',
  gasps: 'M28 68Q2 72 22 52M92 68Q118 72 98 52',
  cheers: 'M29 50Q13 44 13 22M91 50Q107 44 107 22',
};

/** An outline with the color of the body in it. */
const Limb = ({ d }: { readonly d: string }) => (
  <>
    <path className={styles.outline} d={d} />
    <path className={styles.limb} d={d} />
  </>
);

const Microphone = () => (
  <>
    <path className={styles.outline} d="M13 48 19 34" />
    <path className={styles.stick} d="M13 48 19 34" />
    <circle className={styles.microphone} cx="21" cy="28" r="8.5" />
    <path className={styles.band} d="m15 33 10 4" />
    <circle className={styles.glove} cx="13" cy="47" r="8" />
  </>
);

/** The other arm is stretched out, and turns at the shoulder. */
const PointingHands = () => (
  <>
    <Microphone />
    <g className={styles.pointing}>
      <Limb d="M92 56H114" />
      <path className={styles.glove} d="M112 47q8-2 12 3h13q4 0 4 4t-4 4h-10q0 8-8 8-10 1-11-9t4-10z" />
    </g>
  </>
);

/** In white gloves. One holds the microphone, the other one points at what is said; both are at the cheeks of one who gasps, and open for a shrug. */
const Hands = ({ look }: { readonly look: HostLook }) => {
  switch (look) {
    case 'waits':
    case 'talks':
      return (
        <>
          <Microphone />
          {look === 'waits' ? (
            <circle className={styles.glove} cx="97" cy="71" r="8" />
          ) : (
            <path className={styles.glove} d="M100 47q-3-13 8-14l7-3q4 0 3 4l-4 4q5 12-6 14-6 0-8-5z" />
          )}
        </>
      );
    case 'thinks':
      return (
        <>
          <Microphone />
          <path className={styles.glove} d="M72 61q9-1 15 3 4 6-2 12-9 2-12-4-7-1-7-5 0-5 6-6z" />
        </>
      );
    case 'shrugs':
      return (
        <path
          className={styles.glove}
          d="M-3 45q9 4 15 1 3-5 6-3 2 3-1 7-4 8-12 6-9-3-8-11zM123 45q-9 4-15 1-3-5-6-3-2 3 1 7 4 8 12 6 9-3 8-11z"
        />
      );
    case 'gasps':
      return (
        <>
          <circle className={styles.glove} cx="24" cy="50" r="8.5" />
          <circle className={styles.glove} cx="96" cy="50" r="8.5" />
        </>
      );
    case 'cheers':
      return (
        <>
          <circle className={styles.glove} cx="13" cy="17" r="8.5" />
          <circle className={styles.glove} cx="107" cy="17" r="8.5" />
        </>
      );
    default:
      return look satisfies never;
  }
};

/** Where the pupils are, from the middle of the eyes. */
const gazes: Partial<Record<HostLook, { readonly x: number; readonly y: number }>> = {
  thinks: { x: 3.5, y: 4 },
  shrugs: { x: -4, y: 2 },
};

const Eyes = ({ look }: { readonly look: HostLook }) => {
  if (look === 'cheers') return <path className={styles.lid} d="M20 32q8-12 16 0M48 32q8-12 16 0" />;
  const size = look === 'gasps' ? 11.5 : 9.5;
  const { x: aside, y: up } = gazes[look] ?? { x: 2, y: 1.5 };
  return (
    <>
      {[28, 56].map((x) => (
        <g key={x}>
          <circle className={styles.eye} cx={x} cy="29" r={size} />
          <circle className={styles.pupil} cx={x + aside} cy={29 - up} r={look === 'gasps' ? 3 : 4.5} />
        </g>
      ))}
    </>
  );
};

/** Its teeth are four strokes and one across. */
const Mouth = ({ look }: { readonly look: HostLook }) => {
  switch (look) {
    case 'talks':
      return (
        <>
          <path className={styles.open} d="M24 46h36q0 20-18 20T24 46z" />
          <path className={styles.tongue} d="M33 61q9-8 18 0-9 8-18 0z" />
        </>
      );
    case 'thinks':
      return <path className={styles.lid} d="M30 57q8-4 16-1" />;
    case 'shrugs':
      return <path className={styles.lid} d="M26 57q5.5-7 11 0t11 0 11 0" />;
    case 'gasps':
      return <ellipse className={styles.open} cx="42" cy="56" rx="8" ry="9.5" />;
    case 'waits':
    case 'cheers':
      return (
        <>
          <rect className={styles.teeth} x="20" y="44" width="44" height="20" rx="8" />
          <path className={styles.strokes} d="M29 48v12M37.5 48v12M46 48v12M54.5 48v12M24 59l36-10" />
        </>
      );
    default:
      return look satisfies never;
  }
};
