import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { useExpressions } from '../../shared/ui/avatars/loaded-expressions.ts';
import { PictureButton } from '../../shared/ui/controls/PictureButton.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { stickers } from '../../shared/ui/messages/stickers.ts';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import styles from './FaceButton.module.css';

interface FaceButtonProps {
  /** The user's own avatar. */
  readonly avatar: number;
  /** True while no further message can be sent. */
  readonly isResting: boolean;
  readonly onSend: (emoji: string) => void;
}

/** A press keeps the focus in the text field, so that a phone keeps its keyboard open. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Opens a row with the faces of the user's animal above the message input. A press on one sends it. */
export function FaceButton({ avatar, isResting, onSend }: FaceButtonProps) {
  const id = useId();
  const box = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const closeOutside = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  function close() {
    if (document.activeElement?.closest(`[id="${id}"]`)) button.current?.focus();
    setOpen(false);
  }

  return (
    // Only for what its parts let through.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <span
      ref={box}
      className={styles.box}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // The conversation stays open.
        event.preventDefault();
        close();
      }}
    >
      <PictureButton
        ref={button}
        className={styles.opener}
        label="Stickers"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        picture={
          <>
            <Avatar avatar={avatar} size="stage" />
            <span className={styles.sign}>
              <Icon name="plus" />
            </span>
          </>
        }
        onMouseDown={keepFocus}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <FaceRow
          id={id}
          avatar={avatar}
          isResting={isResting}
          onPick={(emoji) => {
            onSend(emoji);
            close();
          }}
        />
      )}
    </span>
  );
}

interface FaceRowProps extends Pick<FaceButtonProps, 'avatar' | 'isResting'> {
  readonly id: string;
  readonly onPick: (emoji: string) => void;
}

/** The arrow keys move between the faces. */
function FaceRow({ id, avatar, isResting, onPick }: FaceRowProps) {
  const expressions = useExpressions();
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  // A press with the pointer leaves the focus in the text field; the keyboard goes on to the faces.
  useEffect(() => {
    if (document.activeElement?.matches('button:focus-visible'))
      row.current?.querySelector<HTMLElement>('button')?.focus();
  }, []);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const next = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    all.at(next % all.length)?.focus();
  }

  return (
    <div
      ref={row}
      id={id}
      role="toolbar"
      aria-label="Your faces"
      className={styles.row}
      onKeyDown={onKeyDown}
    >
      {stickers.map(({ emoji, expression }, index) => (
        <PictureButton
          key={emoji}
          className={styles.face}
          label={`Send ${expression}`}
          tabIndex={index === at ? 0 : -1}
          aria-disabled={isResting || undefined}
          picture={
            <Avatar
              avatar={avatar}
              size="stage"
              {...(expressions && { picture: expressions.expressionOf(avatar, expression) })}
            />
          }
          onMouseDown={keepFocus}
          onFocus={() => setAt(index)}
          onClick={() => !isResting && onPick(emoji)}
        />
      ))}
    </div>
  );
}
