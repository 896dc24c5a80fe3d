import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './DeviceFrame.module.css';
import { type Device, devices } from './devices.ts';
import { frameAddress } from './frame-messages.ts';

interface DeviceFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The name of the frame for screen readers. */
  readonly title: string;
  readonly device: Device;
  /** The greatest height on the page, in CSS pixels. */
  readonly maxHeight?: number;
}

/**
 * A page in the size of a device, scaled down to the available width. It is a real frame, so that the game's media queries
 * see the size of the device.
 */
export function DeviceFrame({ frame, title, device, maxHeight = 860 }: DeviceFrameProps) {
  const { width, height } = devices[device];
  const box = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<number>(width);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = Math.min(1, available / width, maxHeight / height);
  return (
    <div ref={box} className={styles.box}>
      <div
        className={styles.device}
        // Custom properties aren't in CSSProperties.
        style={{ '--width': `${width}px`, '--height': `${height}px`, '--scale': scale } as CSSProperties}
      >
        <iframe ref={frame} className={styles.frame} src={frameAddress} title={title} />
      </div>
    </div>
  );
}
