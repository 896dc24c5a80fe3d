import { useState } from 'react';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Boundary } from '../../../shared/ui/states/Boundary.tsx';
import { DeleteDialog } from '../controls/DeleteDialog.tsx';
import { DiscardDialog } from '../controls/DiscardDialog.tsx';
import type { EditedGame } from '../model/edited-theme.ts';
import { hasContent } from '../model/theme-form.ts';
import { StudioPreview } from '../preview/StudioPreview.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { FormBanners } from './FormBanners.tsx';
import { FormFooter } from './FormFooter.tsx';
import type { FormStart } from './form-start.ts';
import { GameEditor } from './GameEditor.tsx';
import { GameTabs } from './GameTabs.tsx';
import { LeaveEditorDialog } from './LeaveEditorDialog.tsx';
import { PasteGamesDialog } from './PasteGamesDialog.tsx';
import { RemoveGameDialog } from './RemoveGameDialog.tsx';
import styles from './ThemeEditor.module.css';
import { ThemeTexts } from './ThemeTexts.tsx';
import { useThemeForm } from './use-theme-form.ts';

/** What the administrator is asked about, or for. */
type Question =
  | { readonly is: 'delete' | 'discard' | 'addMany' }
  | { readonly is: 'removeGame'; readonly game: EditedGame };

/** The form of a theme, new or stored: texts, tags, games, and what can be done with it. */
export function ThemeForm(start: FormStart) {
  const { history, games, problems, uploads, saving, conflict, ...editor } = useThemeForm(start);
  const { form } = history;
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  /** Where the administrator wants to go; null: nowhere. */
  const [target, setTarget] = useState<string | null>(null);
  const isNew = start.id === null;
  const lobby = form.type === 'lobby' ? 'Lobby ' : '';
  const game = form.games.find(({ key }) => key === games.open);
  const gamesError = problems.errorOf(null, 'games');

  return (
    // No form element: Enter in one of the many fields would save the theme, and dialogs contain forms of their own.
    <div ref={editor.root} className={styles.form}>
      <header className={styles.head}>
        <h1>
          {isNew ? (
            `Create a New ${lobby}Theme`
          ) : (
            <>
              Edit {lobby}Theme: <bdi>{editor.stored.name}</bdi>
            </>
          )}
        </h1>
        <Button icon={<Icon name="chevron-left" />} onClick={() => setTarget('/admin')}>
          Back
        </Button>
      </header>
      <FormBanners
        isRestored={editor.isRestored}
        isKept={editor.isKept}
        failure={saving.failure}
        onDiscard={() => setQuestion({ is: 'discard' })}
        onSaveAsNew={() => void saving.saveAsNew()}
      />
      <ThemeTexts form={form} nameError={problems.errorOf(null, 'name')} onChange={editor.change} />
      {gamesError && (
        <p className={styles.error} role="alert">
          {gamesError}
        </p>
      )}
      <Boundary what="The preview">
        <StudioPreview form={form} open={games.open} />
      </Boundary>
      <GameTabs
        games={form.games}
        open={games.open}
        isWrong={problems.isWrong}
        onOpen={games.setOpen}
        onMove={games.move}
        onAdd={games.add}
        onAddMany={() => setQuestion({ is: 'addMany' })}
        onDuplicate={(original) => void games.duplicate(original)}
        onRemove={(doomed) =>
          hasContent(doomed) ? setQuestion({ is: 'removeGame', game: doomed }) : games.remove(doomed.key)
        }
      >
        {game && (
          <GameEditor
            key={game.key}
            game={game}
            uploads={uploads.of(game)}
            themeType={form.type}
            errorOf={(field) => problems.errorOf(game.key, field)}
            onChange={editor.changerOf(game.key)}
          />
        )}
      </GameTabs>
      {!isNew && !start.isDeleted && (
        <div>
          <Button variant="danger" icon={<Icon name="trash" />} onClick={() => setQuestion({ is: 'delete' })}>
            Delete Theme
          </Button>
        </div>
      )}
      <FormFooter
        history={history}
        isNew={isNew}
        isDirty={editor.isDirty}
        isSaving={saving.isSaving}
        uploadCount={uploads.runningCount}
        problemCount={problems.count}
        onSave={saving.save}
      />
      {question?.is === 'addMany' && (
        <PasteGamesDialog
          form={form}
          onClose={close}
          onAdd={(added) => {
            games.addAll(added);
            close();
          }}
        />
      )}
      {question?.is === 'removeGame' && (
        <RemoveGameDialog
          game={question.game}
          onClose={close}
          onRemove={() => {
            games.remove(question.game.key);
            close();
          }}
        />
      )}
      {question?.is === 'delete' && (
        <DeleteDialog
          theme={editor.stored}
          busy={saving.isDeleting}
          onClose={close}
          onDelete={() => void saving.remove()}
        />
      )}
      {conflict && <ConflictDialog mine={form} busy={saving.isSaving} {...conflict} />}
      {question?.is === 'discard' && (
        <DiscardDialog
          name={form.name.trim() || 'this theme'}
          onClose={close}
          onDiscard={() => {
            editor.discard();
            close();
          }}
        />
      )}
      <LeaveEditorDialog
        isDirty={editor.isDirty}
        uploads={uploads.count}
        losses={uploads.lossCount}
        target={target}
        onTarget={setTarget}
        onDiscard={editor.clearDraft}
      />
    </div>
  );
}
