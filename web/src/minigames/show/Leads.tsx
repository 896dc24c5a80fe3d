import { classNames } from '../../shared/ui/styles/class-names.ts';
import styles from './Leads.module.css';
import reveal from './reveal.module.css';

interface LeadsProps {
  /** Where each begins above and ends below, as parts of the line from 0 to 1. */
  readonly lines: readonly {
    readonly key: string;
    readonly from: number;
    readonly to: number;
    readonly shown: boolean;
  }[];
  /** The results in which these lines are drawn: the stylesheet around them sets `--narrow-leads`, `--middle-leads`, `--wide-leads`. */
  readonly width: 'narrow' | 'middle' | 'wide';
  readonly className?: string | undefined;
}

/** Thin lines that lead from what stands side by side to the true places of its values. */
export const Leads = ({ lines, width, className }: LeadsProps) => (
  <svg className={classNames(styles.leads, className)} data-width={width} aria-hidden="true">
    {lines.map(({ key, from, to, shown }) => (
      <line
        key={key}
        className={reveal.fade}
        data-shown={shown}
        x1={`${from * 100}%`}
        x2={`${to * 100}%`}
        y1="0"
        y2="100%"
      />
    ))}
  </svg>
);
