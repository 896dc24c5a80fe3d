import { textItem } from '../../shared/storage/storage-item.ts';
import { type Expression, expressions } from '../../shared/ui/avatars/expressions.ts';

const face = textItem('local', 'profile-face');

/** Returns the expression that the user has chosen for the own profile in this browser. */
export function readProfileFace(): Expression {
  const stored = face.read();
  return expressions.find((expression) => expression === stored) ?? 'neutral';
}

export const storeProfileFace = (expression: Expression): void => void face.write(expression);
