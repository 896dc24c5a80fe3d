/** The sizes in which a test is shown, in CSS pixels. */
export const devices = {
  phone: { label: 'Phone', width: 360, height: 740 },
  tablet: { label: 'Tablet', width: 820, height: 1180 },
  desktop: { label: 'Desktop', width: 1440, height: 900 },
} as const;

export type Device = keyof typeof devices;
export const deviceNames = Object.keys(devices) as Device[]; // the keys of devices
