import { useId } from 'react';
import { useCopy } from '../../../shared/platform/use-copy.ts';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Badge } from '../../../shared/ui/layout/Badge.tsx';
import type { Side } from '../model/merge-lists.ts';
import type { MergedPart } from '../model/merge-part.ts';
import styles from './ConflictDialog.module.css';

const keptTexts: Record<MergedPart['kept'], string> = {
  mine: 'Only you changed it',
  theirs: 'Only they changed it',
  combined: 'Both are combined',
  ask: 'Both of you changed it',
};

interface MergedPartViewProps {
  readonly part: MergedPart;
  /** What was chosen, if the part is a question. */
  readonly choice: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** One part of a theme in the versions of both administrators, with a choice if only one of them is possible. */
export function MergedPartView({ part, choice, onChoose }: MergedPartViewProps) {
  const name = useId();
  const { game, label, before, kept } = part;
  const isKept = (side: Side) => (kept === 'ask' ? choice === side : kept === side || kept === 'combined');
  return (
    <li>
      <fieldset className={styles.part}>
        <legend>
          {game && (
            <>
              <bdi>{game}</bdi>:{' '}
            </>
          )}
          {label}
        </legend>
        <Badge tone={kept === 'ask' && !choice ? 'warn' : 'neutral'}>{keptTexts[kept]}</Badge>
        <div className={styles.versions}>
          {(['mine', 'theirs'] as const).map((side) => (
            <div key={side} className={styles.version} data-kept={isKept(side) || undefined}>
              {kept === 'ask' ? (
                <label className={styles.choice}>
                  <input type="radio" name={name} checked={choice === side} onChange={() => onChoose(side)} />
                  {side === 'mine' ? 'Keep mine' : 'Keep theirs'}
                </label>
              ) : (
                <span className={styles.choice}>{side === 'mine' ? 'Mine' : 'Theirs'}</span>
              )}
              {part[side] !== '' && (
                <CopyVersion
                  text={part[side]}
                  what={`${side === 'mine' ? 'my' : 'their'} version of ${label}`}
                />
              )}
              <VersionText text={part[side]} />
            </div>
          ))}
          {before !== null && (
            <div className={styles.version}>
              <span className={styles.choice}>Before</span>
              <VersionText text={before} />
            </div>
          )}
        </div>
      </fieldset>
    </li>
  );
}

const VersionText = ({ text }: { readonly text: string }) =>
  text === '' ? (
    <p className={styles.empty}>Empty</p>
  ) : (
    <p className={styles.text} dir="auto">
      {text}
    </p>
  );

function CopyVersion({ text, what }: { readonly text: string; readonly what: string }) {
  const { copied, copy } = useCopy();
  return (
    <IconButton
      icon={copied ? 'check' : 'copy'}
      label={copied ? 'Copied!' : `Copy ${what}`}
      onClick={() => void copy(text)}
    />
  );
}
