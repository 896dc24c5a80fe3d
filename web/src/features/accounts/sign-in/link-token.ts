import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../../../shared/router/router.tsx';

const tokenIn = (hash: string): string | null => new URLSearchParams(hash.slice(1)).get('token');

/**
 * Returns the token of a link in an e-mail; null if the address has none. The token is in the fragment, which is not sent to
 * servers, and is removed from the address, so that it does not stay in the history.
 */
export function useLinkToken(): string | null {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    if (hash === '') return;
    // A link that is opened while its page is shown changes only the fragment.
    setToken((current) => tokenIn(hash) ?? current);
    navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}
