import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { RequestError } from '../../../shared/api/api-error.ts';
import { textItem } from '../../../shared/storage/storage-item.ts';

const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token');

interface LinkToken {
  /** Null if the user did not come by a link. */
  readonly token: string | null;
  /** Call it when the token was used, or has turned out to be useless: a reload then finds none. */
  readonly onUsed: () => void;
}

/**
 * Returns the token of a link in an email. The token is in the fragment, which is not sent to servers, and is removed from the
 * address, so that it does not stay in the history. This tab keeps it for this page until it is used, so that a reload does
 * not lose it.
 */
export function useLinkToken(): LinkToken {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const stored = textItem('session', 'link-token', pathname);
  const [token, setToken] = useState(() => tokenIn(hash) ?? stored.read());
  useEffect(() => {
    if (hash === '') return;
    const given = tokenIn(hash);
    if (given !== null) textItem('session', 'link-token', pathname).write(given);
    // A link that is opened while its page is shown changes only the fragment.
    setToken((current) => given ?? current);
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return { token, onUsed: stored.clear };
}

/** Returns true if the API has refused the token of a link for good. */
export const isExpiredLink = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'expiredLink';
