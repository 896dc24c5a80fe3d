import { useState } from 'react';
import { Button, type ButtonVariant } from '../shared/ui/controls/Button.tsx';
import { IconButton } from '../shared/ui/controls/IconButton.tsx';
import { RangeSlider } from '../shared/ui/controls/RangeSlider.tsx';
import { Segmented } from '../shared/ui/controls/Segmented.tsx';
import { Select } from '../shared/ui/controls/Select.tsx';
import { Switch } from '../shared/ui/controls/Switch.tsx';
import { PasswordField, TextArea, TextField } from '../shared/ui/controls/TextField.tsx';
import { Card } from '../shared/ui/layout/Card.tsx';
import { Icon, iconNames } from '../shared/ui/layout/Icon.tsx';
import { Menu, Popover } from '../shared/ui/overlays/Popover.tsx';
import { Tooltip } from '../shared/ui/overlays/Tooltip.tsx';
import { showToast } from '../shared/ui/overlays/toast.ts';
import styles from './GalleryPage.module.css';

const variants: readonly ButtonVariant[] = ['hot', 'plain', 'quiet', 'danger'];
const counts = ['2', '3', '4', '5', '6', '7', '8'].map((value) => ({ value, label: `${value} players` }));

function Buttons() {
  return (
    <>
      <div className={styles.row}>
        <Button variant="hot" size="xl" icon={<Icon name="play" />}>
          START
        </Button>
        <Button variant="hot" size="lg">
          Create a lobby
        </Button>
        <Button size="lg">Join a lobby</Button>
      </div>
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <Button variant="hot" busy>
          Sending
        </Button>
        <Button disabled>Not yet</Button>
        <Tooltip text="Only Lobby leader can change these">
          <Button aria-disabled>Settings</Button>
        </Tooltip>
        <IconButton icon="settings" label="Settings" variant="plain" />
        <IconButton icon="eye" label="Show" />
        <IconButton icon="sound-off" label="Mute" aria-pressed />
        <Popover trigger={(props) => <Button {...props}>Invite</Button>} label="Invite">
          <p>Send this link to your friends.</p>
        </Popover>
        <Menu
          label="More"
          trigger={(props) => <IconButton {...props} icon="more" label="More" variant="plain" />}
          items={[
            { label: 'Mute', icon: 'sound-off', onSelect: () => showToast('Muted') },
            { label: 'Kick', icon: 'remove', danger: true, onSelect: () => showToast('Kicked', 'bad') },
          ]}
        />
      </div>
      <div className={styles.icons}>
        {iconNames.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
    </>
  );
}

export function ControlsSection() {
  const [isPublic, setPublic] = useState<'private' | 'public'>('private');
  const [on, setOn] = useState(true);
  const [count, setCount] = useState('4');
  const [size, setSize] = useState(16);
  const [rating, setRating] = useState(7);
  return (
    <section className={styles.section}>
      <h2>Controls</h2>
      <Buttons />
      <div className={styles.grid}>
        <Card className={styles.stack}>
          <TextField
            label="Username"
            hint="5 to 30 characters"
            prefix={<Icon name="user" />}
            placeholder="juniper"
          />
          <PasswordField label="Password" error="Invalid password" defaultValue="secret" />
          <TextArea label="Message" placeholder="Hello!" />
        </Card>
        <Card className={styles.stack}>
          <Segmented
            label="Who can join"
            value={isPublic}
            onChange={setPublic}
            options={[
              { value: 'private', label: 'Private' },
              { value: 'public', label: 'Public' },
            ]}
          />
          <Switch label="Show Avatars" checked={on} onChange={setOn} />
          <Switch
            label="Enable Sound Effects"
            hint="Off until you ask for it"
            checked={!on}
            onChange={() => setOn(!on)}
          />
          <Switch label="Locked" checked disabled onChange={setOn} />
          <Select label="Number of Players" options={counts} value={count} onChange={setCount} />
        </Card>
        <Card className={styles.stack}>
          <RangeSlider
            label="Font size"
            min={12}
            max={24}
            step={2}
            value={size}
            onChange={setSize}
            valueText={`${size} px`}
          />
          <RangeSlider
            label="Your rating"
            size="lg"
            min={0}
            max={10}
            value={rating}
            onChange={setRating}
            color="var(--tier-5)"
          />
          <RangeSlider
            label="Untouched"
            size="lg"
            touched={false}
            min={0}
            max={10}
            value={5}
            onChange={setRating}
            valueText="?"
          />
        </Card>
      </div>
    </section>
  );
}
