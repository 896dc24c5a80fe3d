import { Icon } from '../layout/Icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './ReportButton.module.css';

/** How a message is reported. */
export interface ReportAction {
  readonly onPress: () => void;
  /** True if the Tab key stops at it; the arrow keys move to the others (MessageLogFrame). */
  readonly isTabStop: boolean;
}

interface ReportButtonProps {
  readonly label: string;
  readonly report: ReportAction;
  readonly className?: string | undefined;
}

/** A message's report button. Its list item must accept the focus, so that a tap on the message shows the button. */
export function ReportButton({ label, report, className }: ReportButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.report, className)}
      data-report
      aria-label={label}
      title="Report"
      tabIndex={report.isTabStop ? 0 : -1}
      onClick={report.onPress}
    >
      <Icon name="flag" />
    </button>
  );
}
