import { useEffect, useState } from 'react';
import styles from './QrCode.module.css';
import { Skeleton } from './Skeleton.tsx';

interface QrPath {
  readonly size: number;
  readonly path: string;
}

/** As in the style sheet. */
const size = 'var(--qr-size, clamp(9rem, 24dvh, 15rem))';

/** A text as a QR code. `label`: its accessible name. The custom property `--qr-size` sets its width. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [qrPath, setQrPath] = useState<QrPath | null>(null);
  useEffect(() => {
    let isMounted = true;
    void draw(text).then((path) => isMounted && setQrPath(path));
    return () => {
      isMounted = false;
    };
  }, [text]);
  if (!qrPath) return <Skeleton shape="box" width={size} height={size} />;
  return (
    <svg className={styles.qr} viewBox={`0 0 ${qrPath.size} ${qrPath.size}`} role="img" aria-label={label}>
      <path d={qrPath.path} />
    </svg>
  );
}

/** Returns the dark squares of the QR code as one SVG path. */
async function draw(text: string): Promise<QrPath> {
  const { encode } = await import('uqr');
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
