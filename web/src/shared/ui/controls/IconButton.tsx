import { Icon, type IconName } from '../layout/Icon.tsx';
import { PictureButton, type PictureButtonProps } from './PictureButton.tsx';

type IconButtonProps = Omit<PictureButtonProps, 'picture'> & { readonly icon: IconName };

/** A round 44 px button that contains only an icon. Forms of public pages use `PictureButton`, which loads less. */
export function IconButton({ icon, ...rest }: IconButtonProps) {
  return <PictureButton {...rest} picture={<Icon name={icon} />} />;
}
