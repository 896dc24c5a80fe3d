import type { ComponentProps, MouseEvent } from 'react';
import { isCurrentAddress, useLocation, useNavigate } from './router.tsx';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the site. */
  readonly to: string;
}

/** Returns true if the browser should open a link in this tab: not in a new one, and not as a download. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link to another page of the site, which opens without loading the site again. */
export function Link({ to, onClick, target, ...rest }: LinkProps) {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event) || (target && target !== '_self')) return;
        event.preventDefault();
        navigate(to, { replace: isCurrentAddress(to, location) });
      }}
    />
  );
}
