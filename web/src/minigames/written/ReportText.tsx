import { Icon } from '../../shared/ui/layout/Icon.tsx';
import { useTextPolicy } from '../text-policy.tsx';
import styles from './ReportText.module.css';

interface ReportTextProps {
  /** The text as the room has it. */
  readonly text: string;
  /** The text as the viewer sees it. */
  readonly shown: string;
}

/** The button that reports a text. The author is not known here; the server finds out. */
export function ReportText({ text, shown }: ReportTextProps) {
  const { onReport } = useTextPolicy();
  if (!onReport) return null;
  return (
    <button
      type="button"
      className={styles.report}
      aria-label={`Report “${shown}”`}
      title="Report"
      onClick={() => onReport(text)}
    >
      <Icon name="flag" />
    </button>
  );
}
