import { limits } from '@tallyho/game/limits';
import { type ReportReason, reportReasons } from '@tallyho/game/people/reports';
import type { SanctionKind } from '@tallyho/game/people/sanctions';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Select } from '../../../shared/ui/controls/Select.tsx';
import { TextArea } from '../../../shared/ui/controls/TextField.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { useSanction } from '../model/moderation-api.ts';
import type { ModeratedUser } from '../model/responses.ts';
import { durationText } from '../model/texts.ts';
import styles from './SanctionDialog.module.css';

interface SanctionDialogProps {
  readonly kind: SanctionKind;
  readonly moderatedUser: ModeratedUser;
  /** The report that the sanction closes. */
  readonly report?: { readonly _id: string; readonly reason: ReportReason };
  readonly onClose: () => void;
  /** Called after the sanction was stored. */
  readonly onDone?: () => void;
}

const verbs = { warn: 'Warn', mute: 'Mute', suspend: 'Suspend' } as const;
const done = { warn: 'has been warned', mute: 'is muted', suspend: 'is suspended' } as const;
const effects = {
  warn: 'They see it on every page until they have said that they understand.',
  mute: 'They can play, but not write: neither in lobbies nor to friends. They see until when, and why.',
  suspend:
    'They leave their lobby immediately. Until the end they see only the reason and the end date, and can appeal once.',
} as const;
const hourChoices = { mute: [1, 24, 72, 168, 720], suspend: [24, 72, 168, 720, 8760] } as const;
const reasons = Object.entries(reportReasons).filter(([key]) => key !== 'other');

/** Asks for the reason and the duration of a sanction, and stores it. */
export function SanctionDialog({ kind, moderatedUser, report, onClose, onDone }: SanctionDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState(
    report && report.reason !== 'other' ? reportReasons[report.reason] : '',
  );
  const [hours, setHours] = useState(24);
  const [isMissing, setMissing] = useState(false);
  const sanction = useSanction(moderatedUser.user);
  const { username } = moderatedUser;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === '') return setMissing(true);
    if (sanction.isPending) return;
    const why = { reason, ...(report && { reportId: report._id }) };
    sanction.mutate(kind === 'warn' ? { kind, ...why } : { kind, hours, ...why }, {
      onSuccess: () => {
        showToast(`${username} ${done[kind]}.`, 'good');
        onClose();
        onDone?.();
      },
    });
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={`${verbs[kind]} ${username}`}
      placement="sheet"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={kind === 'warn' ? 'hot' : 'danger'}
            busy={sanction.isPending}
          >
            {kind === 'warn' ? 'Warn' : `${verbs[kind]} for ${durationText(hours)}`}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={onSubmit}>
        <p className={styles.effect}>{effects[kind]}</p>
        {kind !== 'warn' && (
          <Select
            label="For how long"
            options={hourChoices[kind].map((value) => ({ value: String(value), label: durationText(value) }))}
            value={String(hours)}
            onChange={(value) => setHours(Number(value))}
          />
        )}
        <div className={styles.reason}>
          <TextArea
            label="Why"
            rows={3}
            dir="auto"
            maxLength={limits.report.details}
            value={reason}
            hint={`${username} will read this.`}
            error={isMissing ? 'Please say why' : undefined}
            onChange={(event) => {
              setReason(event.target.value);
              setMissing(false);
            }}
          />
          <fieldset className={styles.chips} aria-label="Common reasons">
            {reasons.map(([key, label]) => (
              <button
                key={key}
                type="button"
                onClick={() => {
                  setReason(label);
                  setMissing(false);
                }}
              >
                {label}
              </button>
            ))}
          </fieldset>
        </div>
        {sanction.isError && <Banner tone="bad">{sanction.error.message}</Banner>}
      </form>
    </Dialog>
  );
}
