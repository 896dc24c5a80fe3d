import { type Drawing, firstDrawings, IconDrawing } from './FirstIcon.tsx';
import { formDrawings } from './FormIcon.tsx';

const drawings = {
  ...firstDrawings,
  ...formDrawings,
  chat: ['M4.2 18.9 5.2 15.3A7.6 6.9 0 1 1 9 18.2Z'],
  'chevron-left': ['M14.8 5.5 8.4 12 14.8 18.5'],
  'chevron-right': ['M9.2 5.5 15.6 12 9.2 18.5'],
  'chevron-up': ['M5.5 14.8 12 8.4 18.5 14.8'],
  clock: ['M12 3.5a8.5 8.5 0 1 0 .1 0Z', 'M12 7.5V12.3L15.2 14.3'],
  close: ['M6 6.2 18 17.8', 'M18 6.2 6 17.8'],
  copy: ['M9 9h10.5v10.5H9Z', 'M5.8 15H4.5V4.5H15v1.3'],
  crown: ['f:M4 18.8 2.8 7.6 8.2 11.3 12 4.6 15.8 11.3 21.2 7.6 20 18.8Z'],
  dots: ['f:M5.5 10a2 2 0 1 0 .1 0Z', 'f:M12 10a2 2 0 1 0 .1 0Z', 'f:M18.5 10a2 2 0 1 0 .1 0Z'],
  download: ['M12 3.8V15', 'M7.2 10.7 12 15.4 16.8 10.7', 'M4.5 19.7H19.5'],
  edit: ['M4.5 19.5 5.3 15.4 15.9 4.8 19.3 8.2 8.7 18.8Z'],
  external: ['M13.5 4.5H19.5V10.5', 'M19 5 11 13', 'M9.5 5.5H4.5V19.5H18.5V14.5'],
  flag: ['M6 21V4', 'M6 5H18.5L15.5 9.5 18.5 14H6'],
  grip: [
    'f:M9 5a1.6 1.6 0 1 0 .1 0Z',
    'f:M15 5a1.6 1.6 0 1 0 .1 0Z',
    'f:M9 10.5a1.6 1.6 0 1 0 .1 0Z',
    'f:M15 10.5a1.6 1.6 0 1 0 .1 0Z',
    'f:M9 16a1.6 1.6 0 1 0 .1 0Z',
    'f:M15 16a1.6 1.6 0 1 0 .1 0Z',
  ],
  heart: ['f:M12 20.2C-1.8 11.4 4.6.8 12 7 19.4.8 25.8 11.4 12 20.2Z'],
  home: ['M3.5 11.6 12 4 20.5 11.6', 'M6 10.2V19.8H18V10.2', 'M12 19.5V14.5'],
  link: [
    'M10 14a4 4 0 0 0 5.8.2l3-3a4 4 0 0 0-5.7-5.7L12 6.6',
    'M14 10a4 4 0 0 0-5.8-.2l-3 3a4 4 0 0 0 5.7 5.7L12 17.4',
  ],
  lock: ['M5.5 10.8H18.5V20H5.5Z', 'M8.3 10.5V7.8a3.7 3.7 0 0 1 7.4 0V10.5'],
  menu: ['M4 6.5H20', 'M4 12H17.5', 'M4 17.5H20'],
  minus: ['M5 12H19'],
  moon: ['M19.6 14.4A8 8 0 1 1 9.7 4.3a6.4 6.4 0 0 0 9.9 10.1Z'],
  more: ['f:M12 4a1.8 1.8 0 1 0 .1 0Z', 'f:M12 10.2a1.8 1.8 0 1 0 .1 0Z', 'f:M12 16.4a1.8 1.8 0 1 0 .1 0Z'],
  play: ['f:M7 4.5 19.5 12 7 19.5Z'],
  qr: [
    'M4 4H10V10H4Z',
    'M14 4H20V10H14Z',
    'M4 14H10V20H4Z',
    'M14 14H15.5',
    'M19.8 14V17H17',
    'M14.2 17.5V20H16',
    'M19.8 20V20.1',
  ],
  remove: ['M10 4a3.6 3.6 0 1 0 .1 0Z', 'M3.5 19.5C4 14.5 14 13 16 18', 'M16 9 20.5 13.5', 'M20.5 9 16 13.5'],
  search: ['M10.5 4a6.5 6.5 0 1 0 .1 0Z', 'M15.4 15.4 20 20'],
  settings: [
    'M4 7.5H11.5',
    'M17.5 7.5H20',
    'M4 16.5H6.5',
    'M12.5 16.5H20',
    'M14.5 5a2.5 2.5 0 1 0 .1 0Z',
    'M9.5 14a2.5 2.5 0 1 0 .1 0Z',
  ],
  share: ['M12 15.5V4.2', 'M7.5 8.3 12 3.9 16.5 8.3', 'M6.5 11.5H4.7V20H19.3V11.5H17.5'],
  skip: ['f:M4 5 13 12 4 19Z', 'f:M12.5 5 19.5 12 12.5 19Z'],
  sound: [
    'f:M4 9.3H7.7L12.5 5V19L7.7 14.7H4Z',
    'M16 9c1.5 1.8 1.5 4.2 0 6',
    'M18.8 6.3c3.1 3.3 3.1 8.1 0 11.4',
  ],
  'sound-off': ['f:M4 9.3H7.7L12.5 5V19L7.7 14.7H4Z', 'M16 9.5 21 14.5', 'M21 9.5 16 14.5'],
  split: ['M9 12H3.5', 'M7 7.8 2.8 12 7 16.2', 'M15 12H20.5', 'M17 7.8 21.2 12 17 16.2', 'M12 4.5V19.5'],
  sun: [
    'M12 8a4 4 0 1 0 .1 0Z',
    'M12 2.5V4',
    'M12 20V21.5',
    'M2.5 12H4',
    'M20 12H21.5',
    'M5.3 5.3 6.3 6.3',
    'M17.7 17.7 18.7 18.7',
    'M18.7 5.3 17.7 6.3',
    'M6.3 17.7 5.3 18.7',
  ],
  trash: ['M4.5 7H19.5', 'M6.3 7.3 7.3 20H16.7L17.7 7.3', 'M9 6.7V4H15V6.7', 'M10.5 11V16', 'M13.5 11V16'],
  trophy: [
    'f:M7 3.5H17V10a5 5 0 0 1-10 0Z',
    'M7 5.5H3.8C3.8 9 5 10.8 7.5 11',
    'M17 5.5H20.2C20.2 9 19 10.8 16.5 11',
    'M12 15V19',
    'M8 20H16',
  ],
  upload: ['M12 15.5V4.5', 'M7 9 12 4 17 9', 'M4.5 19.5H19.5'],
  users: [
    'M9 4.5a3.7 3.7 0 1 0 .1 0Z',
    'M2.5 19.5C3 13 15 13 15.5 19.5',
    'M16 4.8c3.5.2 4.3 5.3 1 7',
    'M18 14.3c2.2.9 3.3 2.7 3.5 5.2',
  ],
  'wifi-off': [
    'M4 4 20 20',
    'M2.5 9.5C4 8 5.5 7.1 7.2 6.5',
    'M11.5 5.5c3.7-.1 7.2 1.2 10 4',
    'M6 13.5C7 12.5 8.3 11.8 9.7 11.5',
    'M15.5 12 18 13.5',
    'f:M12 16.3a1.8 1.8 0 1 0 .1 0Z',
  ],
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof drawings;
export const iconNames = Object.keys(drawings) as readonly IconName[]; // Object.keys loses the literal key types.

interface IconProps {
  readonly name: IconName;
}

/**
 * An icon in the font size and color of the text. Hidden from screen readers: the button or the line has the
 * accessible text.
 */
export function Icon({ name }: IconProps) {
  return <IconDrawing paths={drawings[name]} />;
}
