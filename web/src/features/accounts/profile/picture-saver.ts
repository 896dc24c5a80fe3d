/** How long another choice can follow before a chosen picture is stored, in milliseconds. */
const pause = 400;

interface PictureSaverOptions {
  /** Stores an avatar, 1 to 8. */
  readonly save: (avatar: number) => Promise<unknown>;
  /** Shows an avatar as the user's: a choice at once, and after a failure the stored one again. */
  readonly show: (avatar: number) => void;
  /** The last choice is stored. `before`: the avatar that was stored before. */
  readonly onStored: (avatar: number, before: number) => void;
  /** The last choice could not be stored. `stored`: the avatar that the server still has. */
  readonly onFailed: (avatar: number, stored: number, error: unknown) => void;
}

interface PictureSaver {
  /** Shows the avatar and stores it soon. `stored`: what the server has, as far as the caller knows. */
  choose(avatar: number, stored: number): void;
  /** Stores a choice that still waits. */
  flush(): void;
}

/**
 * Stores the pictures that a user chooses one after the other: only the last one of quick choices, one write at a time, and none for the
 * picture that is stored already.
 */
export function createPictureSaver({ save, show, onStored, onFailed }: PictureSaverOptions): PictureSaver {
  let stored = 0;
  let wanted = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isSaving = false;

  async function store() {
    timer = null;
    if (isSaving || wanted === stored) return;
    isSaving = true;
    const [avatar, before] = [wanted, stored];
    try {
      await save(avatar);
      stored = avatar;
      if (wanted === avatar) {
        show(avatar);
        onStored(avatar, before);
      }
    } catch (error) {
      if (wanted === avatar) {
        wanted = stored;
        show(stored);
        onFailed(avatar, stored, error);
      }
    }
    isSaving = false;
    if (timer === null) void store();
  }

  return {
    choose(avatar, known) {
      if (timer === null && !isSaving) stored = known;
      wanted = avatar;
      show(avatar);
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => void store(), pause);
    },
    flush() {
      if (timer === null) return;
      clearTimeout(timer);
      void store();
    },
  };
}
