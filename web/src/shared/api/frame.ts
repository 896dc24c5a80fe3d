const isMessage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('type' in value || 'ack' in value);

/**
 * Returns the messages of a frame with the type that the sender declares; null if the frame is not a list of
 * messages.
 */
export function messagesIn<Message>(data: string): Message[] | null {
  try {
    const messages: unknown = JSON.parse(data);
    return Array.isArray(messages) && messages.every(isMessage) ? messages : null;
  } catch {
    return null;
  }
}
