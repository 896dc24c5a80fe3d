import { useState } from 'react';
import { formatDate, useLocale } from '../../../entities/preferences/format.ts';
import { useSession } from '../../../entities/session/session.ts';
import { ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { useKeptFocus } from '../../../shared/ui/overlays/use-kept-focus.ts';
import { DiscardDialog } from '../controls/DiscardDialog.tsx';
import { draftAddress, editorDraft, type ListedDraft, listDrafts } from '../model/editor-draft.ts';
import { deleteChosenFiles } from '../pictures/chosen-files.ts';
import styles from './UnsavedThemes.module.css';

const nameOf = ({ draft: { form } }: ListedDraft): string =>
  form.name.trim() || `A ${form.type === 'lobby' ? 'lobby ' : ''}theme without a name`;

/** The user's themes with unsaved changes in this browser, to continue or to discard. Shows nothing if there are none. */
export function UnsavedThemes() {
  useLocale();
  const author = useSession().user?.user ?? '';
  const [drafts, setDrafts] = useState(() => listDrafts(author));
  const [doomed, setDoomed] = useState<ListedDraft | null>(null);
  const keptFocus = useKeptFocus<HTMLDivElement>();

  function discard({ key }: ListedDraft) {
    editorDraft(key).clear();
    void deleteChosenFiles(key);
    setDrafts(listDrafts(author));
    setDoomed(null);
  }
  return (
    <div {...keptFocus} tabIndex={-1} className={styles.unsaved}>
      {drafts.length > 0 && (
        <Card as="section" tone="well" aria-labelledby="unsaved-themes">
          <h2 id="unsaved-themes">Not saved yet</h2>
          <ul>
            {drafts.map((listed) => (
              <li key={listed.key}>
                <p className={styles.name}>
                  <bdi>{nameOf(listed)}</bdi>
                  <span className={styles.changed}>
                    Changed {formatDate(listed.draft.at, 'dateTime')}, in this browser only
                  </span>
                </p>
                <ButtonLink to={draftAddress(listed.key)} aria-label={`Continue with ${nameOf(listed)}`}>
                  Continue
                </ButtonLink>
                <IconButton
                  icon="trash"
                  label={`Discard the changes of ${nameOf(listed)}`}
                  onClick={() => setDoomed(listed)}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {doomed && (
        <DiscardDialog
          name={nameOf(doomed)}
          onClose={() => setDoomed(null)}
          onDiscard={() => discard(doomed)}
        />
      )}
    </div>
  );
}
