import { gameFormOf } from '../../../minigames/forms.ts';
import type { RequestError } from '../../../shared/api/api-error.ts';
import type { EditedTheme } from './edited-theme.ts';
import type { FormProblem } from './form-problems.ts';

/**
 * Returns the problem of the form that an error of the API is about; null if the error names no field.
 * 'games.1.pictures.0.alt' is the first picture of the second game.
 */
export function refusedProblem({ field, message }: RequestError, { games }: EditedTheme): FormProblem | null {
  if (field === undefined) return null;
  const [, index, rest] = field.match(/^games\.(\d+)\.(.+)$/) ?? [];
  const game = index === undefined ? undefined : games[Number(index)];
  if (!game || rest === undefined) return { kind: 'refused', game: null, field, text: message };
  const [, path] = rest.match(/^config\.(.+)$/) ?? [];
  const inForm =
    path === undefined
      ? rest.replace(/^pictures\.(\d+).*$/, 'pictures.$1')
      : (gameFormOf(game.type).fieldAt?.(path) ?? path);
  return { kind: 'refused', game: game.key, field: inForm, text: message };
}
