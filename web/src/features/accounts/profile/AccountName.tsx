/** Hidden field that tells password managers to which account the form's password belongs. */
export function AccountName({ username }: { readonly username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />;
}
