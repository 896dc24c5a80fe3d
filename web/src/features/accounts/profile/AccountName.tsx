/** Tells password managers whose password a form is about. Nobody sees it. */
export function AccountName({ username }: { readonly username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
