/** Cards of the lobbies one is invited to, over any page. */
export function Invitations() {
  return null;
}
