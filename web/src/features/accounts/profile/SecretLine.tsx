import { useState } from 'react';
import { platform } from '../../../shared/platform/platform.ts';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import styles from './SecretLine.module.css';

interface SecretLineProps {
  /** The label, for example "Email"; also part of the names of its buttons. */
  readonly label: string;
  readonly value: string;
  /** The masked text, shown until the value is revealed. */
  readonly masked: string;
}

/** A private value: masked, with buttons to reveal and to copy it. */
export function SecretLine({ label, value, masked }: SecretLineProps) {
  const [shown, setShown] = useState(false);
  async function copy() {
    const copied = await platform.copy(value);
    showToast(copied ? `${label} copied` : 'Copying is not allowed here.', copied ? 'good' : 'bad');
  }
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.value}>{shown ? value : masked}</span>
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={`${shown ? 'Hide' : 'Show'} ${label}`}
          onClick={() => setShown(!shown)}
        />
        <IconButton icon="copy" label={`Copy ${label}`} onClick={() => void copy()} />
      </dd>
    </div>
  );
}

const dots = '•••••';

/** j•••••@e•••••.org */
export const maskedEmail = (email: string): string =>
  email.replace(/^(.)[^@]*@(.)[^.]*(.*)$/u, `$1${dots}@$2${dots}$3`);

/** Shows only the last four characters, which is enough to distinguish two values. */
export const maskedId = (id: string): string => `${dots}${dots}${id.slice(-4)}`;
