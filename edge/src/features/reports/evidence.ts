import type { Database } from '@tallyho/drizzle/client';
import { messages } from '@tallyho/drizzle/schema/messages';
import type { StoredEvidence } from '@tallyho/drizzle/schema/safety';
import type { ReportInput } from '@tallyho/game/people/reports';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { ApiError } from '../../http/errors.ts';
import type { RoomClient } from '../../http/room-client.ts';
import { conversationOf } from '../../people/friendship.ts';

type EvidenceContext = { db: Database; rooms: RoomClient; reporter: string };
type PlayerReport = Extract<ReportInput, { kind: 'player' }>;
type MessageReport = Extract<ReportInput, { kind: 'message' }>;
type WrittenReport = Extract<ReportInput, { kind: 'written' }>;

/** What the server knows about a report. */
export interface FoundEvidence {
  /** The reported user. */
  userId: string;
  lines: StoredEvidence[];
  /** The reporter's lobby or conversation shows that the two have met. False says nothing. */
  haveMet: boolean;
}

/** Number of messages before and after the reported one that administrators can read. */
const linesAround = 10;

/**
 * Returns the room's chat as the reporter can read it; null if the reporter is not in the lobby or the room does not
 * respond.
 */
const chatOf = async ({ rooms, reporter }: EvidenceContext, code: string) => {
  try {
    const response = await rooms.request(code, { type: 'chat', user: reporter });
    return response.ok ? { members: response.lobby.members, lines: response.chat ?? [] } : null;
  } catch (error) {
    // Store the report without evidence; the client has logged the failure.
    if (error instanceof ApiError) return null;
    throw error;
  }
};

/**
 * Evidence from a lobby's chat: the reported message and those around it, from all players; without a message, the
 * latest ones. None if the reported user is not related to the lobby, or the message is too old. Throws `invalidInput`
 * for another user's message.
 */
const chatEvidence = async (
  access: EvidenceContext,
  { userId, code, line }: PlayerReport,
): Promise<FoundEvidence> => {
  const chat = code === undefined ? null : await chatOf(access, code);
  if (chat === null) return { userId, lines: [], haveMet: false };
  const messages = chat.lines.filter(({ isAction }) => !isAction);
  // The room's own lines say who came and went.
  const haveMet = chat.members.includes(userId) || chat.lines.some(({ user }) => user === userId);
  const at = messages.findIndex(({ id }) => id === line);
  if (line !== undefined && at < 0) return { userId, lines: [], haveMet };
  const reported = messages[at];
  if (reported && reported.user !== userId)
    throw new ApiError('invalidInput', { field: 'line', message: 'Another player wrote this message.' });
  const isThere = chat.members.includes(userId) || messages.some(({ user }) => user === userId);
  if (!reported && !isThere) return { userId, lines: [], haveMet };
  const chosen = reported
    ? messages.slice(Math.max(0, at - linesAround), at + linesAround + 1)
    : messages.slice(-linesAround * 2);
  const lines = chosen.map(({ id, user, text, at: when }) => ({
    userId: user,
    text,
    at: new Date(when).toISOString(),
    isReported: id === line,
  }));
  return { userId, lines, haveMet };
};

/**
 * Evidence around a direct message that the reporter received. Throws `notFound` for any other message, so that it
 * reveals nothing.
 */
const messageEvidence = async (
  { db, reporter }: EvidenceContext,
  { userId, messageId }: MessageReport,
): Promise<FoundEvidence> => {
  const reportedSeq = sql`(select ${messages.seq} from ${messages} where ${and(
    eq(messages.senderId, userId),
    eq(messages.id, messageId),
    eq(messages.recipientId, reporter),
  )})`;
  const inConversation = eq(messages.conversation, conversationOf(reporter, userId));
  const line = {
    id: messages.id,
    userId: messages.senderId,
    text: messages.content,
    createdAt: messages.createdAt,
  };
  const [upTo, after] = await db.batch([
    db
      .select(line)
      .from(messages)
      .where(and(inConversation, lte(messages.seq, reportedSeq)))
      .orderBy(desc(messages.seq))
      .limit(linesAround + 1),
    db
      .select(line)
      .from(messages)
      .where(and(inConversation, gt(messages.seq, reportedSeq)))
      .orderBy(asc(messages.seq))
      .limit(linesAround),
  ]);
  const [reported] = upTo;
  if (reported === undefined) throw new ApiError('notFound');
  const lines = [...upTo.reverse(), ...after].map((message) => ({
    userId: message.userId,
    text: message.text,
    at: message.createdAt.toISOString(),
    isReported: message === reported,
  }));
  return { userId, lines, haveMet: true };
};

/**
 * Evidence of a text that was written in a round: the text, and its author, whom the reporter may not know. Throws `notFound` if the
 * room of the reporter's lobby does not know the author, and `roomUnavailable` or another error of the room if it does not answer.
 */
const writtenEvidence = async (
  { rooms, reporter }: EvidenceContext,
  { code, text }: WrittenReport,
): Promise<FoundEvidence> => {
  const response = await rooms.request(code, { type: 'written', user: reporter, text });
  if (!response.ok || !response.written) throw new ApiError('notFound');
  const { user: userId, text: written } = response.written;
  const line = { userId, text: written, at: new Date().toISOString(), isReported: true };
  return { userId, lines: [line], haveMet: true };
};

/** Returns the evidence of a report, always from the server's data, never from the reporter. */
export const evidenceOf = (access: EvidenceContext, input: ReportInput): Promise<FoundEvidence> => {
  switch (input.kind) {
    case 'message':
      return messageEvidence(access, input);
    case 'player':
      return chatEvidence(access, input);
    case 'written':
      return writtenEvidence(access, input);
    default:
      return input satisfies never;
  }
};
