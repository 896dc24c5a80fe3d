import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../../shared/api/api-error.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { newThemeAddress } from '../model/editor-draft.ts';
import { fetchTags } from '../model/studio-api.ts';
import { ImportProblems } from './ImportProblems.tsx';
import type { ImportedTheme, ThemeImport } from './import-theme.ts';
import { keepImportedTheme } from './imported-theme.ts';

/** Imports a theme from a file, and opens it as a new theme. Shows first what is wrong with the file. */
export function ImportTheme() {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [isReading, setReading] = useState(false);
  const [read, setRead] = useState<(ThemeImport & { readonly name: string }) | null>(null);

  const openTheme = (theme: ImportedTheme) =>
    navigate(newThemeAddress('?import=file', keepImportedTheme(theme)));

  async function choose(file: File | undefined) {
    if (!file) return;
    setReading(true);
    try {
      const [{ importTheme }, tags] = await Promise.all([import('./import-theme.ts'), fetchTags()]);
      const result = await importTheme(file, tags);
      if (result.theme && result.problems.length === 0) openTheme(result.theme);
      else setRead({ ...result, name: file.name });
    } catch (error) {
      showToast(errorText(error), 'bad');
    }
    setReading(false);
  }
  const theme = read?.theme;
  const openable = theme ? () => openTheme(theme) : null;
  return (
    <>
      {/* The button opens the same file dialog, and is what the keyboard and screen readers reach. */}
      <input
        ref={input}
        id={id}
        type="file"
        accept=".zip,application/zip"
        hidden
        aria-label="File of a theme"
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button icon={<Icon name="upload" />} busy={isReading} onClick={() => input.current?.click()}>
        Import
      </Button>
      {read && (
        <ImportProblems
          name={read.name}
          problems={read.problems}
          onClose={() => setRead(null)}
          onOpen={openable}
        />
      )}
    </>
  );
}
