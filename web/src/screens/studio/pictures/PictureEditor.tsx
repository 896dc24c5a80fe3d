import { limits } from '@tallyho/game/limits';
import { counted } from '@tallyho/game/text';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import editor from '../../../minigames/editor/game-editor.module.css';
import { moved, movedTogether } from '../../../minigames/editor/moved.ts';
import { SortableList } from '../../../minigames/editor/SortableList.tsx';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { IconButton } from '../../../shared/ui/controls/IconButton.tsx';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { VisuallyHidden } from '../../../shared/ui/text/VisuallyHidden.tsx';
import type { ChangeGame, EditedGame, EditedPicture } from '../model/edited-theme.ts';
import styles from './PictureEditor.module.css';
import { namesOfFiles } from './picture-names.ts';
import { studioAddress } from './studio-address.ts';
import { UploadList } from './UploadList.tsx';
import type { GameUploads } from './use-uploads.ts';

const nameOf = ({ alt }: EditedPicture, index: number): string => alt || `picture ${index + 1}`;

interface PictureEditorProps {
  readonly game: EditedGame;
  readonly uploads: GameUploads;
  readonly errorOf: (field: string) => string | undefined;
  readonly onChange: ChangeGame;
}

/** The pictures of a tier list: chosen, dropped or pasted, described, put in order and removed. */
export function PictureEditor({ game, uploads, errorOf, onChange }: PictureEditorProps) {
  const { pictures } = game;
  const { add } = uploads;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isOver, setOver] = useState(false);
  const [isBroken, setBroken] = useState(false);
  /** Each attempt requests the thumbnails anew. */
  const [attempt, setAttempt] = useState(0);
  const inputId = useId();
  const input = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLFieldSetElement>(null);
  const fileNames = namesOfFiles(pictures);
  const undescribed = pictures.some(({ alt }, index) => alt.trim() === '' && fileNames[index] !== '');
  const chosen = pictures.filter(({ id }) => selected.has(id));

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  }
  function onPaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  }
  const describe = (id: string, alt: string) =>
    onChange((now) => ({
      pictures: now.pictures.map((picture) => (picture.id === id ? { ...picture, alt } : picture)),
    }));
  const describeByFileNames = () =>
    onChange((now) => {
      const names = namesOfFiles(now.pictures);
      return {
        pictures: now.pictures.map((picture, index) =>
          picture.alt.trim() === '' ? { ...picture, alt: names[index] ?? '' } : picture,
        ),
      };
    });
  function onBroken() {
    if (!isBroken) console.error('Failed to fetch images from Cloudinary');
    setBroken(true);
  }
  function toggle(id: string) {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  }
  function remove(ids: ReadonlySet<string>) {
    onChange((now) => ({ pictures: now.pictures.filter(({ id }) => !ids.has(id)) }));
    showToast(`${counted(ids.size, 'picture')} removed. Undo brings ${ids.size === 1 ? 'it' : 'them'} back.`);
  }
  function removeSelected() {
    remove(new Set(chosen.map(({ id }) => id)));
    setSelected(new Set());
    // The button is off now, and the picture that had the focus may be gone.
    input.current?.focus();
  }
  /** The focus moves on to the picture that takes the place. */
  function removeOne(doomed: string) {
    const at = pictures.findIndex(({ id }) => id === doomed);
    flushSync(() => {
      remove(new Set([doomed]));
      setSelected(new Set([...selected].filter((id) => id !== doomed)));
    });
    const next = Math.min(at, pictures.length - 2);
    const card = group.current?.querySelector(`[data-field="pictures.${next}"]`);
    (card?.querySelector('button') ?? input.current)?.focus();
  }

  return (
    // Files can be dropped and pasted anywhere in the group. The file input does the same for the keyboard.
    <fieldset
      ref={group}
      className={editor.group}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
      data-field="pictures"
    >
      <legend>Pictures</legend>
      <div className={styles.drop} data-over={isOver || undefined}>
        <input
          ref={input}
          id={inputId}
          type="file"
          multiple
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <label htmlFor={inputId}>
          <Icon name="image" />
          <span>
            <strong>Choose pictures</strong>, or drop or paste them here
          </span>
        </label>
        <p className={editor.hint}>
          PNG, JPEG, WebP, GIF or AVIF. {pictures.length} of {limits.items.max}. A game without pictures can
          be played, but has nothing to place.
        </p>
      </div>
      {errorOf('pictures') && <p className={styles.error}>{errorOf('pictures')}</p>}
      <UploadList {...uploads} />
      {pictures.length > 0 && (
        <>
          {isBroken && (
            <Banner
              tone="bad"
              actions={
                <Button
                  onClick={() => {
                    setBroken(false);
                    setAttempt((count) => count + 1);
                  }}
                >
                  Try again
                </Button>
              }
            >
              Error loading images. Please try again.
            </Banner>
          )}
          <div className={styles.bar}>
            <Button
              variant="quiet"
              onClick={() =>
                setSelected(new Set(chosen.length === pictures.length ? [] : pictures.map(({ id }) => id)))
              }
            >
              {chosen.length === pictures.length ? 'Select none' : 'Select all'}
            </Button>
            {undescribed && (
              <Button variant="quiet" onClick={describeByFileNames}>
                Describe by file names
              </Button>
            )}
            <Button
              className={styles.removeSelected}
              variant="quiet"
              aria-disabled={chosen.length === 0}
              icon={<Icon name="trash" />}
              onClick={removeSelected}
            >
              {chosen.length > 0 ? `Remove ${chosen.length} selected` : 'Remove selected'}
            </Button>
          </div>
          <SortableList
            label="Pictures of the game"
            layout="grid"
            entries={pictures}
            keyOf={({ id }) => id}
            nameOf={nameOf}
            group={{
              keys: new Set(chosen.map(({ id }) => id)),
              name: counted(chosen.length, 'picture'),
            }}
            onMove={(from, to, isGroup) =>
              onChange((now) => ({
                pictures: isGroup
                  ? movedTogether(now.pictures, ({ id }) => selected.has(id), from, to)
                  : moved(now.pictures, from, to),
              }))
            }
          >
            {(picture, index) => (
              <div className={styles.picture} data-field={`pictures.${index}`}>
                <div className={styles.frame}>
                  <label className={styles.thumbnail}>
                    <img
                      key={attempt}
                      src={studioAddress(picture.url)}
                      alt=""
                      title={picture.fileName}
                      loading="lazy"
                      draggable={false}
                      onError={onBroken}
                    />
                    <input
                      type="checkbox"
                      checked={selected.has(picture.id)}
                      onChange={() => toggle(picture.id)}
                      aria-label={`Select ${nameOf(picture, index)}`}
                    />
                  </label>
                  <IconButton
                    className={styles.remove}
                    icon="trash"
                    label={`Remove ${nameOf(picture, index)}`}
                    onClick={() => removeOne(picture.id)}
                  />
                </div>
                <TextField
                  label={<VisuallyHidden>{`Description of picture ${index + 1}`}</VisuallyHidden>}
                  data-field={`alts.${index}`}
                  placeholder={fileNames[index] ? `e.g. ${fileNames[index]}` : 'What it shows'}
                  value={picture.alt}
                  maxLength={limits.pictureAlt}
                  autoComplete="off"
                  error={errorOf(`pictures.${index}`)}
                  onChange={(event) => describe(picture.id, event.target.value)}
                />
              </div>
            )}
          </SortableList>
        </>
      )}
    </fieldset>
  );
}
