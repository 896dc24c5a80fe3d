/**
 * Names of the user object on the wire. They are older than the term and stay: the objects of a party with another name would not have the alarms and
 * the unsent reports that the present ones have stored, and pages and rooms of the previous version use the paths while a new version is deployed.
 */
export const userObjectNames = {
  /** The party, the audience of its tickets, and its label in the metrics. */
  party: 'person',
  /** Issues a ticket; under /api/party. */
  ticketPath: '/person-ticket',
  /** Receives reports, with the user's id; under /api/internal. */
  reportPath: 'people',
} as const;
