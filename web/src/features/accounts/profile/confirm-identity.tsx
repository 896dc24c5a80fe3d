import { createContext, type ReactNode, useContext, useState } from 'react';
import type { SessionUser } from '../../../entities/session/session.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import type { PendingAction } from '../providers/pending-action.ts';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';

/** The user cancelled the confirmation of their identity. Nothing has changed, so no message is needed. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}

/**
 * Runs `action`. If the server requires a confirmation of identity (`confirmationRequired`), asks for it and runs the
 * action again. `pendingAction` is the action that the page continues if the confirmation leads away from it. Throws the
 * errors of `action`, or NotConfirmed.
 */
type Confirmed = <Result>(pendingAction: PendingAction, action: () => Promise<Result>) => Promise<Result>;

const ConfirmedContext = createContext<Confirmed | null>(null);

interface Question {
  readonly pendingAction: PendingAction;
  answer(isConfirmed: boolean): void;
}

const isUnconfirmed = (error: unknown) =>
  error instanceof RequestError && error.code === 'confirmationRequired';

/** Wraps all actions of a page that cannot be undone. `reason`: why the user is asked; by default for the own account. */
export function ConfirmIdentity({
  user,
  reason = 'This is about who can get into your account, so we ask once more.',
  children,
}: {
  readonly user: SessionUser;
  readonly reason?: string;
  readonly children: ReactNode;
}) {
  const [question, setQuestion] = useState<Question | null>(null);

  const openDialog = (pendingAction: PendingAction) =>
    new Promise<boolean>((resolve) => {
      setQuestion({
        pendingAction,
        answer: (isConfirmed) => {
          setQuestion(null);
          resolve(isConfirmed);
        },
      });
    });

  const confirmed: Confirmed = async (pendingAction, action) => {
    try {
      return await action();
    } catch (error) {
      if (!isUnconfirmed(error)) throw error;
      if (!(await openDialog(pendingAction))) throw new NotConfirmed();
      return action();
    }
  };

  return (
    <ConfirmedContext value={confirmed}>
      {children}
      {question && <ConfirmIdentityDialog user={user} reason={reason} {...question} />}
    </ConfirmedContext>
  );
}

/** See Confirmed. */
export function useConfirmed(): Confirmed {
  const confirmed = useContext(ConfirmedContext);
  if (!confirmed) throw new Error('useConfirmed is used outside of ConfirmIdentity');
  return confirmed;
}
