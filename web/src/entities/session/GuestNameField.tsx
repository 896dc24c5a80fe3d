import type { ComponentProps } from 'react';
import { PictureButton } from '../../shared/ui/controls/PictureButton.tsx';
import { TextField } from '../../shared/ui/controls/TextField.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';

interface GuestNameFieldProps extends ComponentProps<typeof TextField> {
  /** Returns true if the page has made up the name. The focus selects it, so that typing replaces it. */
  readonly isSuggested: () => boolean;
  /** Makes up another name. */
  readonly onSuggest: () => void;
}

/** The name of a guest, with a button that makes up another one. */
export const GuestNameField = ({ isSuggested, onSuggest, ...field }: GuestNameFieldProps) => (
  <TextField
    {...field}
    dir="auto"
    suffix={<PictureButton picture={<Icon name="again" />} label="Another name" onClick={onSuggest} />}
    onFocus={({ target }) => isSuggested() && target.select()}
    autoComplete="nickname"
    autoCorrect="off"
    spellCheck={false}
  />
);
