import { changeSetting, useSettings } from '../../entities/preferences/preferences.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { RangeSlider } from '../../shared/ui/controls/RangeSlider.tsx';
import { Switch } from '../../shared/ui/controls/Switch.tsx';
import { ChatMessage } from './ChatMessage.tsx';
import styles from './ChatSettings.module.css';

/** The viewer's chat settings with a preview. `onDone`: set if there is a chat to return to. */
export function ChatSettings({ onDone }: { readonly onDone?: () => void }) {
  const settings = useSettings();
  return (
    <div className={styles.settings}>
      <Switch
        label="Show Avatars"
        checked={settings.avatarEnabled}
        onChange={(checked) => changeSetting('avatarEnabled', checked)}
      />
      <Switch
        label="Enable Animations"
        checked={settings.animationsEnabled}
        onChange={(checked) => changeSetting('animationsEnabled', checked)}
      />
      <Switch
        label="Show NSFW Content"
        checked={settings.showNSFW}
        onChange={(checked) => changeSetting('showNSFW', checked)}
      />
      <RangeSlider
        label="Font size"
        min={12}
        max={24}
        step={2}
        value={settings.fontSize}
        valueText={`${settings.fontSize} px`}
        onChange={(value) => changeSetting('fontSize', value)}
      />
      <section aria-label="Preview" className={styles.preview}>
        <ol style={{ fontSize: `${settings.fontSize / 16}rem` }} data-animated={settings.animationsEnabled}>
          <ChatMessage
            line={{ username: 'Robin', avatar: 1, text: 'Pizza in D? Are you serious?', isAction: false }}
            color={0}
            isYou={false}
            isFirst
          />
          <ChatMessage
            line={{ username: 'Kim', avatar: 4, text: 'Holy shit, yes.', isAction: false }}
            color={2}
            isYou={false}
            isFirst
          />
        </ol>
      </section>
      {onDone && <Button onClick={onDone}>Back to the chat</Button>}
    </div>
  );
}
