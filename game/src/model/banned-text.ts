/** The text for a person whom the leader has removed. Apart from the other rejections, because the page of an invite link shows only this one. */
export const bannedText = 'You were removed from that lobby and cannot rejoin it.';
