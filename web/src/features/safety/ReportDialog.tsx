import { limits } from '@tallyho/game/limits';
import { type ReportInput, type ReportReason, reportReasons } from '@tallyho/game/people/reports';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ReportTarget } from '../../entities/moderation/report-target.ts';
import { useSession } from '../../entities/session/session.ts';
import { request } from '../../shared/api/api.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextArea } from '../../shared/ui/controls/TextField.tsx';
import { useDraft } from '../../shared/ui/layout/use-draft.ts';
import { Dialog, wantsFocus } from '../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './ReportDialog.module.css';
import { ReportThanks } from './ReportThanks.tsx';

interface ReportDialogProps {
  readonly target: ReportTarget;
  readonly onClose: () => void;
}

const reasons = Object.entries(reportReasons) as [ReportReason, string][]; // Object.entries loses the key type

/** Says what administrators will see, and what the reported player learns. The server adds the texts to the report. */
function seenText(target: ReportTarget): string {
  if (target.kind === 'written')
    return 'Administrators will see this text and who wrote it. You are not told who it is, and the author is not told who reported it.';
  const { username } = target.person;
  const isNotTold = `${username} is not told who reported them.`;
  if (target.kind === 'message')
    return `Administrators will see this message and what you two wrote around it. ${isNotTold}`;
  if (target.line !== undefined)
    return `Administrators will see this line and what was said around it. ${isNotTold}`;
  if (target.code !== undefined)
    return `Administrators will see what was said last in this lobby. ${isNotTold}`;
  return `Administrators will see who ${username} is and what you write here. ${isNotTold}`;
}

function titleOf(target: ReportTarget): string {
  switch (target.kind) {
    case 'message':
      return 'Report this message';
    case 'written':
      return 'Report this text';
    case 'player':
      return `Report ${target.person.username}`;
    default:
      return target satisfies never;
  }
}

/** The draft key of a report, different for each reported player, line or message. */
function draftKey(target: ReportTarget): string {
  if (target.kind === 'message') return target.messageId;
  if (target.kind === 'written') return `${target.code} ${target.text}`;
  return [target.person.user, target.code, target.line].filter((part) => part !== undefined).join(' ');
}

function inputOf(target: ReportTarget, reason: ReportReason, details: string): ReportInput {
  const why = { reason, details };
  switch (target.kind) {
    case 'message':
      return { kind: 'message', userId: target.person.user, messageId: target.messageId, ...why };
    case 'written':
      return { kind: 'written', code: target.code, text: target.text, ...why };
    case 'player':
      return {
        kind: 'player',
        userId: target.person.user,
        ...why,
        ...(target.code !== undefined && { code: target.code }),
        ...(target.line !== undefined && { line: target.line }),
      };
    default:
      return target satisfies never;
  }
}

/** Reports a player, a chat line or a message to the administrators. The reported player is not notified. */
export default function ReportDialog({ target, onClose }: ReportDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const you = useSession().user?.user ?? '';
  const [details, setDetails] = useDraft(`${you}:report ${draftKey(target)}`);
  const [isMissing, setMissing] = useState(false);
  const report = useMutation({
    mutationFn: (chosen: ReportReason) =>
      request('POST', '/api/reports', { body: inputOf(target, chosen, details) }),
    onSuccess: () => setDetails(''),
  });

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason === null) setMissing(true);
    else if (!report.isPending) report.mutate(reason);
  }

  if (report.isSuccess)
    return <ReportThanks person={'person' in target ? target.person : null} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={titleOf(target)}
      placement="sheet"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="hot" busy={report.isPending}>
            Send report
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <fieldset className={styles.reasons} aria-describedby={isMissing ? `${formId}-missing` : undefined}>
          <legend>What is wrong?</legend>
          <div className={styles.choices}>
            {reasons.map(([value, label], index) => (
              <label key={value} className={styles.reason}>
                <input
                  type="radio"
                  name={`${formId}-reason`}
                  ref={index === 0 ? wantsFocus : null}
                  checked={reason === value}
                  onChange={() => {
                    setReason(value);
                    setMissing(false);
                  }}
                />
                {label}
              </label>
            ))}
          </div>
          {isMissing && (
            <p id={`${formId}-missing`} role="alert" className={styles.missing}>
              Please choose a reason
            </p>
          )}
        </fieldset>
        <TextArea
          label="Anything to add? (optional)"
          rows={2}
          dir="auto"
          maxLength={limits.report.details}
          value={details}
          onChange={(event) => setDetails(event.target.value)}
          hint={`${details.length} of ${limits.report.details} characters`}
        />
        <p className={styles.seen}>{seenText(target)}</p>
        {report.isError && <Banner tone="bad">{report.error.message}</Banner>}
      </form>
    </Dialog>
  );
}
