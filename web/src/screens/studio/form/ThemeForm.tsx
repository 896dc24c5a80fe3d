import { limits } from '@tallyho/game/limits';
import { counted } from '@tallyho/game/text';
import { useState } from 'react';
import { useSetUser } from '../../../entities/session/session.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Switch } from '../../../shared/ui/controls/Switch.tsx';
import { TextArea, TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Card } from '../../../shared/ui/layout/Card.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { Dialog } from '../../../shared/ui/overlays/Dialog.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { Boundary } from '../../../shared/ui/states/Boundary.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import { DeleteDialog } from '../controls/DeleteDialog.tsx';
import { DiscardDialog } from '../controls/DiscardDialog.tsx';
import type { EditedGame } from '../model/edited-theme.ts';
import { hasContent } from '../model/theme-form.ts';
import { Preview } from '../preview/Preview.tsx';
import { TagField } from '../tags/TagField.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { GameEditor } from './GameEditor.tsx';
import { GameTabs } from './GameTabs.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import styles from './ThemeEditor.module.css';
import { UndoButtons } from './UndoButtons.tsx';
import { useSaveKeys } from './use-save-keys.ts';
import { type AfterSave, type FormStart, useThemeForm } from './use-theme-form.ts';

/** Returns what is between the form and being saved. */
function stateText({ uploads, showsProblems, problems, isDirty }: ReturnType<typeof useThemeForm>): string {
  if (uploads.runningCount > 0) return `Uploading ${counted(uploads.runningCount, 'picture')}.`;
  if (showsProblems && problems.length > 0)
    return `${problems.length} ${problems.length === 1 ? 'thing is' : 'things are'} missing.`;
  return isDirty ? 'Not saved yet.' : '';
}

/** The form of a theme, new or stored: texts, tags, games, and what can be done with it. */
export function ThemeForm(start: FormStart) {
  const editor = useThemeForm(start);
  const { form, isDirty } = editor;
  const [doomedGame, setDoomedGame] = useState<EditedGame | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const setUser = useSetUser();
  const lobby = form.type === 'lobby' ? 'Lobby ' : '';
  const own = (field: string) => editor.errorOf(null, field);
  const game = form.games.find(({ key }) => key === editor.open);
  const cannotSave = form.name.trim() === '' || form.games.length === 0;
  const save = async (then: AfterSave) => {
    if (!editor.isSaving) await editor.save(then);
  };
  useSaveKeys(() => void save('stay'));

  return (
    // No form element: Enter in one of the many fields would save the theme, and dialogs contain forms of their own.
    <div ref={editor.root} className={styles.form}>
      <header className={styles.head}>
        <h1>
          {start.id === null ? (
            `Create a New ${lobby}Theme`
          ) : (
            <>
              Edit {lobby}Theme: <bdi>{editor.stored.name}</bdi>
            </>
          )}
        </h1>
        <Button icon={<Icon name="chevron-left" />} onClick={() => editor.leave('/admin')}>
          Back
        </Button>
      </header>
      {editor.isRestored && isDirty && (
        <Banner tone="info" actions={<Button onClick={() => setDiscarding(true)}>Discard them</Button>}>
          Your unsaved changes are back.
        </Banner>
      )}
      {!editor.isKept && (
        <Banner tone="warn">
          This browser cannot keep your changes: its storage is full or turned off. Save before you leave.
        </Banner>
      )}
      {editor.failure && (
        <Banner
          tone="bad"
          actions={
            editor.failure.remedy === 'logIn' ? (
              // Without a user the page leads to the login, and back here.
              <Button onClick={() => setUser(null)}>Log in again</Button>
            ) : (
              editor.failure.remedy === 'saveAsNew' && (
                <Button onClick={() => void editor.saveAsNew()}>Save as a new theme</Button>
              )
            )
          }
        >
          {editor.failure.text}
        </Banner>
      )}
      <Card className={styles.texts}>
        <TextField
          label="Name"
          data-field="theme.name"
          value={form.name}
          maxLength={limits.theme.name}
          autoComplete="off"
          dir="auto"
          error={own('name')}
          onChange={(event) => editor.change({ name: event.target.value })}
        />
        <TextArea
          label="Description"
          data-field="theme.description"
          rows={3}
          value={form.description}
          maxLength={limits.theme.description}
          dir="auto"
          onChange={(event) => editor.change({ description: event.target.value })}
        />
        <div data-field="theme.tags">
          <TagField tags={form.tags} onChange={(tags) => editor.change({ tags })} />
        </div>
        <div data-field="theme.hidden">
          <Switch
            label="Hidden"
            hint="Not offered in lobbies. Publish it when it is ready."
            checked={form.hidden}
            onChange={(hidden) => editor.change({ hidden })}
          />
        </div>
      </Card>
      {own('games') && (
        <p className={styles.error} role="alert">
          {own('games')}
        </p>
      )}
      <Boundary what="The preview">
        <Preview form={form} open={editor.open} />
      </Boundary>
      <GameTabs
        games={form.games}
        open={editor.open}
        isWrong={editor.isWrong}
        onOpen={editor.setOpen}
        onMove={editor.moveGame}
        onAdd={editor.addGame}
        onDuplicate={(original) => void editor.duplicateGame(original)}
        onRemove={(doomed) => (hasContent(doomed) ? setDoomedGame(doomed) : editor.removeGame(doomed.key))}
      >
        {game && (
          <GameEditor
            key={game.key}
            game={game}
            uploads={editor.uploads.of(game)}
            themeType={form.type}
            errorOf={(field) => editor.errorOf(game.key, field)}
            onChange={editor.changerOf(game.key)}
          />
        )}
      </GameTabs>
      {start.id !== null && !start.isDeleted && (
        <div>
          <Button variant="danger" icon={<Icon name="trash" />} onClick={() => setDeleting(true)}>
            Delete Theme
          </Button>
        </div>
      )}
      <footer className={styles.actions}>
        <UndoButtons {...editor.history} />
        <span className={styles.state} role="status">
          {stateText(editor)}
        </span>
        <Button
          size="lg"
          icon={<Icon name="check" />}
          aria-disabled={cannotSave}
          aria-keyshortcuts="Control+S Meta+S"
          title="Save and go on editing (Ctrl+S)"
          onClick={() => void save('stay')}
        >
          <VisuallyHidden when="below480">Save and stay</VisuallyHidden>
        </Button>
        <Button
          variant="hot"
          size="lg"
          aria-disabled={cannotSave}
          busy={editor.isSaving}
          onClick={() => void save('leave')}
        >
          {start.id === null ? 'Submit Theme' : 'Update Theme'}
        </Button>
      </footer>
      {doomedGame && (
        <Dialog
          open
          onClose={() => setDoomedGame(null)}
          title={`Remove ${doomedGame.name.trim() || 'this game'}?`}
          actions={
            <>
              <Button onClick={() => setDoomedGame(null)}>Keep</Button>
              <Button
                variant="danger"
                onClick={() => {
                  editor.removeGame(doomedGame.key);
                  setDoomedGame(null);
                }}
              >
                Remove
              </Button>
            </>
          }
        >
          <p>What you have entered for it is removed, too.</p>
        </Dialog>
      )}
      {isDeleting && (
        <DeleteDialog
          theme={editor.stored}
          busy={editor.isDeleting}
          onClose={() => setDeleting(false)}
          onDelete={() => void editor.remove()}
        />
      )}
      {editor.conflict && (
        <ConflictDialog
          base={editor.base}
          mine={form}
          stored={editor.conflict}
          busy={editor.isSaving}
          onMerge={(merged, then) => void editor.merge(merged, then)}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
      {isDiscarding && (
        <DiscardDialog
          name={form.name.trim() || 'this theme'}
          onClose={() => setDiscarding(false)}
          onDiscard={() => {
            editor.discard();
            setDiscarding(false);
          }}
        />
      )}
      <LeaveDialog
        isDirty={isDirty}
        uploads={editor.uploads.count}
        losses={editor.uploads.lossCount}
        target={editor.leaving}
        onTarget={editor.leave}
        onDiscard={editor.clearDraft}
      />
    </div>
  );
}
