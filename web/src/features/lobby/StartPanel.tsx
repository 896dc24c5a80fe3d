import { limits } from '@tallyho/game/limits';
import type { CloseReason } from '@tallyho/game/protocol/close-codes';
import { type FormEvent, useState } from 'react';
import { endedText } from '../../net/ended-text.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { CodeField } from './CodeField.tsx';
import { ElsewhereDialog } from './ElsewhereDialog.tsx';
import { EndedAction } from './EndedAction.tsx';
import { isWholeCode } from './lobby-code.ts';
import styles from './StartPanel.module.css';
import { useEntering } from './use-entering.ts';

const visibilities = [
  { value: 'private', label: 'Private' },
  { value: 'public', label: 'Public' },
] as const;

/** Not in a lobby: make one, or join with a code. `ended` tells how the last seat was lost. */
export function StartPanel({ ended }: { readonly ended: CloseReason | null }) {
  const entering = useEntering();
  const [isJoining, setJoining] = useState(false);
  const [visibility, setVisibility] = useState<'private' | 'public'>('private');
  const [code, setCode] = useState('');

  function onJoin(event: FormEvent) {
    event.preventDefault();
    if (isWholeCode(code)) void entering.join(code);
  }

  return (
    <div className={styles.start}>
      {ended && (
        <Banner tone="warn" actions={<EndedAction reason={ended} />}>
          {endedText(ended)}
        </Banner>
      )}
      {isJoining ? (
        <form className={styles.join} onSubmit={onJoin}>
          <h3>Join a Lobby</h3>
          <CodeField
            value={code}
            onChange={(next) => {
              setCode(next);
              entering.dismiss();
            }}
            error={entering.error}
            disabled={entering.busy}
          />
          <div className={styles.actions}>
            <Button
              size="lg"
              icon={<Icon name="chevron-left" />}
              onClick={() => {
                setJoining(false);
                entering.dismiss();
              }}
            >
              Back
            </Button>
            <Button
              type="submit"
              variant="hot"
              size="lg"
              busy={entering.busy}
              aria-disabled={!isWholeCode(code)}
            >
              Join Lobby
            </Button>
          </div>
        </form>
      ) : (
        <>
          <section className={styles.create} aria-label="Create a lobby">
            <Segmented
              label="Who can find it"
              hideLabel
              options={visibilities}
              value={visibility}
              onChange={setVisibility}
            />
            <p className={styles.hint}>
              {visibility === 'private'
                ? 'Only people with the code get in.'
                : 'Listed for everybody to join.'}
            </p>
            <Button
              variant="hot"
              size="xl"
              wide
              busy={entering.busy}
              onClick={() =>
                void entering.create({
                  isPublic: visibility === 'public',
                  maxPlayers: limits.capacity.default,
                })
              }
            >
              Create Web Server
            </Button>
            {entering.error && <Banner tone="bad">{entering.error}</Banner>}
          </section>
          <p className={styles.or}>or</p>
          <Button size="lg" wide onClick={() => setJoining(true)}>
            Join a Lobby
          </Button>
        </>
      )}
      <ElsewhereDialog
        open={entering.isElsewhere}
        busy={entering.busy}
        onLeave={() => void entering.leaveAndRetry()}
        onStay={entering.dismiss}
      />
    </div>
  );
}
