import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './ShowHost.module.css';

/** How the host looks: `waits` grins with the five strokes of the logo between its lips. */
export type HostLook = 'waits' | 'talks' | 'gasps' | 'cheers';

interface ShowHostProps {
  readonly look: HostLook;
  /** What it says; null: nothing yet. */
  readonly says: string | null;
  readonly className?: string | undefined;
}

/** The host of the show, Tally: the logo with a face, and what it says in a speech bubble. */
export const ShowHost = ({ look, says, className }: ShowHostProps) => (
  <div className={classNames(styles.host, className)}>
    <HostFigure look={look} />
    {says !== null && (
      <p key={says} className={styles.bubble}>
        {says}
      </p>
    )}
  </div>
);

/** The drawing of the host alone. Decorative. */
const HostFigure = ({ look }: { readonly look: HostLook }) => (
  <svg className={styles.figure} viewBox="0 0 88 92" aria-hidden="true" data-look={look}>
    <path className={styles.limb} d="M32 76v10M52 76v10" />
    <path
      className={styles.limb}
      d={look === 'cheers' ? 'M10 44 3 24M74 44l7-20' : 'M10 50 4 62M74 50l5-6'}
    />
    <rect className={styles.body} x="8" y="8" width="68" height="70" rx="18" />
    <path className={styles.tie} d="M42 74 28 67v14zl14-7v14z" />
    {look !== 'cheers' && (
      <>
        <path className={styles.limb} d="M80 46v12" />
        <circle className={styles.microphone} cx="80" cy="38" r="6.5" />
      </>
    )}
    <Eyes look={look} />
    <Mouth look={look} />
  </svg>
);

const Eyes = ({ look }: { readonly look: HostLook }) => {
  if (look === 'cheers') return <path className={styles.lid} d="M20 32q8-12 16 0M48 32q8-12 16 0" />;
  const size = look === 'gasps' ? 11.5 : 9.5;
  return (
    <>
      {[28, 56].map((x) => (
        <g key={x}>
          <circle className={styles.eye} cx={x} cy="29" r={size} />
          <circle className={styles.pupil} cx={x + 2} cy="27.5" r={look === 'gasps' ? 3 : 4.5} />
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
