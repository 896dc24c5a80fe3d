import { promptInstall, useInstallWay } from '../../shared/platform/install.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import styles from './InstallOffer.module.css';

/** Offers to install the site as an app. Renders nothing where that is impossible, and in the installed app. */
export function InstallOffer() {
  const way = useInstallWay();
  if (!way) return null;
  return (
    <div className={styles.offer}>
      <p>
        <strong>Tallyho as an app.</strong>{' '}
        {way === 'prompt'
          ? 'It opens with one press and fills the whole screen.'
          : 'Press Share, then Add to Home Screen.'}
      </p>
      {way === 'prompt' && <Button onClick={() => void promptInstall()}>Install</Button>}
    </div>
  );
}
