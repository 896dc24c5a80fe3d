import 'react';

declare module 'react' {
  /** Styles in components also set custom properties. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
