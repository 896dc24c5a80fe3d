import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import { type FloatingPlacement, moveBeside } from './floating.ts';
import styles from './Popover.module.css';

/** The props that the opening button must receive. */
export interface TriggerProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly popoverTarget: string;
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog' | 'menu';
}

/** Matches windows in which a menu with a head is a sheet at the lower edge. The style sheet has the same width. */
const phone = '(width < 480px)';

interface Floating {
  readonly placement: FloatingPlacement;
  readonly isSheetOnPhones?: boolean;
  readonly beside?: RefObject<HTMLElement | null> | undefined;
  readonly onOpen?: (box: HTMLElement) => void;
}

function useFloating({ placement, isSheetOnPhones = false, beside, onOpen }: Floating) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const floating = box.current;
    if (!open || !floating) return;
    const place = () => {
      const anchor = beside?.current ?? trigger.current;
      if (isSheetOnPhones && window.matchMedia(phone).matches) {
        floating.style.removeProperty('left');
        floating.style.removeProperty('top');
      } else if (anchor) moveBeside(anchor, floating, placement);
    };
    place();
    onOpen?.(floating);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [open, placement, isSheetOnPhones, beside, onOpen]);

  return { id, trigger, box, open, setOpen, close: () => box.current?.hidePopover() };
}

interface PopoverProps {
  /** Renders the button: spread the given props on it. */
  readonly trigger: (props: TriggerProps) => ReactNode;
  /** The accessible name of the popover. */
  readonly label: string;
  readonly placement?: FloatingPlacement;
  /** A function gets `close` and whether the box is open. */
  readonly children: ReactNode | ((close: () => void, isOpen: boolean) => ReactNode);
}

/** A small box next to its button. Closes on Escape and on a press outside (the native popover). */
export function Popover({ trigger, label, placement = 'bottom', children }: PopoverProps) {
  const floating = useFloating({ placement });
  return (
    <>
      {trigger({
        ref: floating.trigger,
        popoverTarget: floating.id,
        'aria-expanded': floating.open,
        'aria-haspopup': 'dialog',
      })}
      <div
        ref={floating.box}
        id={floating.id}
        popover="auto"
        role="dialog"
        aria-label={label}
        className={styles.popover}
        onToggle={(event) => floating.setOpen(event.newState === 'open')}
      >
        {typeof children === 'function' ? children(floating.close, floating.open) : children}
      </div>
    </>
  );
}

interface MenuItem {
  readonly label: string;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

interface MenuProps extends Omit<PopoverProps, 'children'> {
  readonly items: readonly MenuItem[];
  /** Whom the menu is about. With a head it is a sheet at the lower edge on phones. */
  readonly head?: ReactNode;
  /** What the menu is about and must not cover. Default: its button. */
  readonly beside?: RefObject<HTMLElement | null> | undefined;
}

const focusFirst = (box: HTMLElement) => box.querySelector<HTMLElement>('[role="menuitem"]')?.focus();

/** A menu of actions. Arrow keys, Home and End move; Enter and Space choose. */
export function Menu({ trigger, label, placement = 'bottom-end', items, head, beside }: MenuProps) {
  const isSheetOnPhones = head !== undefined;
  const floating = useFloating({ placement, isSheetOnPhones, beside, onOpen: focusFirst });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const at = all.findIndex((item) => item.matches(':focus'));
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 + all.length, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all[next % all.length]?.focus();
  }

  return (
    <>
      {trigger({
        ref: floating.trigger,
        popoverTarget: floating.id,
        'aria-expanded': floating.open,
        'aria-haspopup': 'menu',
      })}
      <div
        ref={floating.box}
        id={floating.id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={classNames(styles.menu, isSheetOnPhones && styles.sheet)}
        onToggle={(event) => floating.setOpen(event.newState === 'open')}
        onKeyDown={onKeyDown}
      >
        {head && (
          <div className={styles.head} aria-hidden="true">
            {head}
          </div>
        )}
        {items.map((item) => (
          <button
            key={item.label}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={item.danger ? styles.danger : undefined}
            aria-disabled={item.disabled}
            onClick={() => {
              if (item.disabled) return;
              floating.close();
              item.onSelect();
            }}
          >
            {item.icon && <Icon name={item.icon} />}
            {item.label}
          </button>
        ))}
      </div>
    </>
  );
}
