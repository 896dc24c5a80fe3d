const isMessage = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('type' in value || 'ack' in value);

/** The messages of a frame as its sender declares them; null if it is not a list of messages. */
export function readFrame<Message>(data: string): Message[] | null {
  try {
    const messages: unknown = JSON.parse(data);
    return Array.isArray(messages) && messages.every(isMessage) ? messages : null;
  } catch {
    return null;
  }
}
