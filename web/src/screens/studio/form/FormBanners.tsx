import { useSetUser } from '../../../entities/session/session.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import type { Failure } from '../model/save-failure.ts';

interface FormBannersProps {
  /** The unsaved changes are a draft of this browser. */
  readonly isRestored: boolean;
  /** False if the browser could not store the draft. */
  readonly isKept: boolean;
  readonly failure: Failure | null;
  readonly onDiscard: () => void;
  readonly onSaveAsNew: () => void;
}

/** What the administrator has to know about the form: where it comes from, and why it was not saved. */
export function FormBanners({ isRestored, isKept, failure, onDiscard, onSaveAsNew }: FormBannersProps) {
  return (
    <>
      {isRestored && (
        <Banner tone="info" actions={<Button onClick={onDiscard}>Discard them</Button>}>
          Your unsaved changes are back.
        </Banner>
      )}
      {!isKept && (
        <Banner tone="warn">
          This browser cannot keep your changes: its storage is full or turned off. Save before you leave.
        </Banner>
      )}
      {failure && (
        <Banner
          tone="bad"
          actions={failure.remedy && <Remedy remedy={failure.remedy} onSaveAsNew={onSaveAsNew} />}
        >
          {failure.text}
        </Banner>
      )}
    </>
  );
}

interface RemedyProps extends Pick<FormBannersProps, 'onSaveAsNew'> {
  readonly remedy: NonNullable<Failure['remedy']>;
}

function Remedy({ remedy, onSaveAsNew }: RemedyProps) {
  const setUser = useSetUser();
  switch (remedy) {
    case 'logIn':
      // Without a user the page leads to the login, and back here.
      return <Button onClick={() => setUser(null)}>Log in again</Button>;
    case 'saveAsNew':
      return <Button onClick={onSaveAsNew}>Save as a new theme</Button>;
    default:
      return remedy satisfies never;
  }
}
