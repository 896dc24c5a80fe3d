import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './TitlesWon.module.css';
import { type EmblemDrawing, emblems, type WonTitle } from './title-drawings.ts';

/** The drawn sign of a title, on a medal in the color of what the title is for. */
export function TitleEmblem({ kind }: { readonly kind: WonTitle }) {
  const { family, sign } = emblems[kind];
  return (
    <span className={styles.emblem} data-family={family} aria-hidden="true">
      {typeof sign === 'string' ? <Icon name={sign} /> : <Drawn drawing={sign} />}
    </span>
  );
}

function Drawn({ drawing: { lines = [], fills = [] } }: { readonly drawing: EmblemDrawing }) {
  return (
    <svg className={styles.drawn} viewBox="0 0 24 24" aria-hidden="true">
      {lines.map((path) => (
        <path key={path} d={path} />
      ))}
      {fills.map((path) => (
        <path key={path} d={path} fill="currentColor" strokeWidth="1" />
      ))}
    </svg>
  );
}
