import { type ReactNode, useEffect, useId, useRef } from 'react';
import { NotificationsSwitch } from '../../entities/feedback/NotificationsSwitch.tsx';
import { applyPreferences, changeSetting, useSettings } from '../../entities/preferences/preferences.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { Fold } from '../../shared/ui/layout/Fold.tsx';
import styles from './LobbySettings.module.css';

interface LobbySettingsProps {
  /** The settings stay in this browser, because no user is logged in. */
  readonly isVisitor?: boolean;
  readonly onDone: () => void;
  /** The settings of the lobby itself. */
  readonly children?: ReactNode;
}

/** Brings the opened panel into view from its top on and focuses it. The focus returns to its button. */
function usePanelFocus() {
  const panel = useRef<HTMLElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    const { current } = panel;
    before.current ??= document.activeElement;
    current?.focus({ preventScroll: true });
    if (current && current.getBoundingClientRect().bottom > window.innerHeight)
      current.scrollIntoView?.({ block: 'start' });
    return () => {
      const hasLostFocus = document.activeElement === document.body;
      if (hasLostFocus && before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  return panel;
}

/** The viewer's own lobby settings, and below them those of the lobby. */
export function LobbySettings({ isVisitor = false, onDone, children }: LobbySettingsProps) {
  const { lobbyShowAvatars, lobbyShowCode, sound } = useSettings();
  const panel = usePanelFocus();
  const titleId = useId();
  function change(key: 'lobbyShowAvatars' | 'lobbyShowCode' | 'sound', value: boolean) {
    if (isVisitor) applyPreferences({ [key]: value });
    else void changeSetting(key, value);
  }
  const own = (
    <>
      <Switch
        label="Show Avatars"
        checked={lobbyShowAvatars}
        onChange={(checked) => change('lobbyShowAvatars', checked)}
      />
      <Switch
        label="Always show the code"
        checked={lobbyShowCode}
        onChange={(checked) => change('lobbyShowCode', checked)}
      />
      <Switch label="Enable Sound Effects" checked={sound} onChange={(checked) => change('sound', checked)} />
      {!isVisitor && <NotificationsSwitch />}
    </>
  );
  const words = [
    lobbyShowAvatars ? 'Avatars' : 'No avatars',
    lobbyShowCode ? 'Code shown' : 'Code hidden',
    sound ? 'Sound' : 'No sound',
  ];
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={styles.settings}
      aria-labelledby={titleId}
      data-lobby-settings
    >
      <h4 id={titleId}>Lobby settings</h4>
      {children ? (
        <Fold title="For you" summary={words.join(' · ')} isOpen>
          {own}
        </Fold>
      ) : (
        <div className={styles.own}>{own}</div>
      )}
      {children}
      <div className={styles.done}>
        <Button onClick={onDone}>Done</Button>
      </div>
    </section>
  );
}
