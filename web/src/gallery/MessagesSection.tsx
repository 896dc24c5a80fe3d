import { useState } from 'react';
import { Button } from '../shared/ui/controls/Button.tsx';
import { Badge } from '../shared/ui/layout/Badge.tsx';
import { Card } from '../shared/ui/layout/Card.tsx';
import { Countdown } from '../shared/ui/layout/Countdown.tsx';
import { Icon } from '../shared/ui/layout/Icon.tsx';
import { Loading, Skeleton } from '../shared/ui/layout/Skeleton.tsx';
import { Spinner } from '../shared/ui/layout/Spinner.tsx';
import { Dialog } from '../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../shared/ui/overlays/toast.ts';
import { Banner } from '../shared/ui/states/Banner.tsx';
import { EmptyState } from '../shared/ui/states/EmptyState.tsx';
import styles from './GalleryPage.module.css';

export function MessagesSection() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className={styles.section}>
      <h2>Messages and states</h2>
      <div className={styles.grid}>
        <Banner>Someone new is at the door.</Banner>
        <Banner tone="good">Thank you! We'll respond to your message soon.</Banner>
        <Banner tone="warn" icon={<Icon name="wifi-off" />} quiet>
          Reconnecting...
        </Banner>
        <Banner tone="bad" actions={<Button>Try again</Button>}>
          The themes could not be loaded.
        </Banner>
      </div>
      <div className={styles.row}>
        <Badge>Food</Badge>
        <Badge tone="hot">3 new</Badge>
        <Badge tone="good">Ready</Badge>
        <Badge tone="warn">Locked</Badge>
        <Badge tone="bad">Full</Badge>
        <Badge tone="info">Round 2</Badge>
        <Countdown seconds={21} total={30} label="Next round" />
        <Countdown seconds={4} total={30} label="Next round" />
        <Countdown seconds={12} total={30} label="Next round" size="sm" />
        <Spinner />
        <Button onClick={() => setOpen(true)}>Open dialog</Button>
        <Button onClick={() => showToast('Copied!', 'good')}>Show toast</Button>
      </div>
      <div className={styles.grid}>
        <Card>
          <EmptyState title="No Active Game" actions={<Button variant="hot">Back to home</Button>}>
            When a lobby starts, the game shows up here.
          </EmptyState>
        </Card>
        <Card className={styles.stack}>
          <Loading>
            <Skeleton shape="disc" />
            <Skeleton width="60%" />
            <Skeleton shape="box" height="6rem" />
          </Loading>
        </Card>
      </div>
      <Dialog
        open={open}
        onClose={close}
        title="Leave the game?"
        placement="sheet"
        actions={
          <>
            <Button onClick={close}>Stay</Button>
            <Button variant="danger" onClick={close}>
              Leave Game
            </Button>
          </>
        }
      >
        <p>The others play on without you. Your seat is kept for two minutes.</p>
      </Dialog>
    </section>
  );
}
