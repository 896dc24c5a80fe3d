import { accountTexts } from '@tallyho/game/accounts/texts';
import type { ComponentProps } from 'react';
import { TextField } from '../../../shared/ui/controls/TextField.tsx';

type UsernameFieldProps = Partial<Pick<ComponentProps<typeof TextField>, 'label' | 'hint'>> &
  Omit<ComponentProps<typeof TextField>, 'label' | 'hint'> & {
    /** True if another account has the typed name. */
    readonly isTaken: boolean;
  };

/** The field for a new username. `suffix`: the mark of its availability. */
export function UsernameField({
  label = 'Username',
  hint = '5 to 30 characters. Your friends see it.',
  error,
  isTaken,
  ...field
}: UsernameFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      hint={hint}
      error={error ?? (isTaken ? accountTexts.usernameTaken : undefined)}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
