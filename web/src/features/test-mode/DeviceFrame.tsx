import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './DeviceFrame.module.css';
import { type Device, devices } from './devices.ts';
import { frameAddress } from './frame-messages.ts';

interface DeviceFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The name of the frame for screen readers. */
  readonly title: string;
  readonly device: Device;
  /** The greatest height on the page, in CSS pixels. Default: so that the whole device is in view. */
  readonly maxHeight?: number;
  /** False: Tab skips the frame. */
  readonly isInTabOrder?: boolean;
}

/** Space below the frame, in px: the end of the page, or of the dialog and its distance from the window. */
const below = { page: 32, dialog: 72 };
/** The smallest part of the window's height that is worth fitting the frame into. */
const leastShare = 0.45;

/**
 * Returns the height that a frame at this place has in the window, in px. If most of the window is above the frame, it is the
 * height of the window: the frame is in view as a whole after scrolling.
 */
function roomFor(box: HTMLElement): number {
  const dialog = box.closest('dialog');
  const { top } = box.getBoundingClientRect();
  const above = dialog ? top - dialog.getBoundingClientRect().top + dialog.scrollTop : top + window.scrollY;
  const room = window.innerHeight - above - (dialog ? below.dialog : below.page);
  return room >= leastShare * window.innerHeight ? room : window.innerHeight - below.dialog;
}

/**
 * A page in the size of a device, scaled down to the available width and height. It is a real frame, so that the game's media queries
 * see the size of the device.
 */
export function DeviceFrame({ frame, title, device, maxHeight, isInTabOrder = true }: DeviceFrameProps) {
  const { width, height } = devices[device];
  const box = useRef<HTMLDivElement>(null);
  const [available, setAvailable] = useState<{ width: number; height: number }>({ width, height });
  useLayoutEffect(() => {
    const element = box.current;
    if (!element?.parentElement) return;
    const measure = () => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      const padding =
        (Number.parseFloat(paddingInlineStart) || 0) + (Number.parseFloat(paddingInlineEnd) || 0);
      setAvailable({ width: element.clientWidth - padding, height: roomFor(element) });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What is above the frame moves it.
    observer.observe(element.parentElement);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  const scale = Math.min(1, available.width / width, (maxHeight ?? available.height) / height);
  return (
    <div ref={box} className={styles.box}>
      <div
        className={styles.device}
        style={{ '--width': `${width}px`, '--height': `${height}px`, '--scale': scale }}
      >
        <iframe
          ref={frame}
          className={styles.frame}
          src={frameAddress}
          title={title}
          tabIndex={isInTabOrder ? undefined : -1}
        />
      </div>
    </div>
  );
}
