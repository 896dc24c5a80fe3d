import { listParts, type StorageArea, type StorageNames, textItem } from './storage-item.ts';
import { authorPart } from './storage-owner.ts';

/** Returns true if an item of this name contains something. Lists of unsent messages stay behind empty. */
const hasContent = <Area extends StorageArea>(area: Area, name: StorageNames[Area]): boolean =>
  listParts(area, name).some((part) => textItem(area, name, part).read() !== '[]');

/**
 * Returns true if this browser stores texts that logging out would delete: unsent messages and reports, and the user's
 * themes that are not saved. Answers of rounds do not count, because the room has them.
 */
export const hasUnsavedWork = (user: string): boolean =>
  hasContent('session', 'draft-text') ||
  hasContent('session', 'draft-chat') ||
  hasContent('local', 'unsent') ||
  listParts('local', 'theme-editor').some((part) => part.startsWith(authorPart(user, '')));
