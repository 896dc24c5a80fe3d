/** Friends, requests and the search for new ones; on the profile and in the drawer. */
export function FriendsPanel() {
  return <section aria-label="Friends" />;
}
