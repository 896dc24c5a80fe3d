import type { AppType } from '@tallyho/edge/app';
import type { hc, InferResponseType } from 'hono/client';

/**
 * The API's answers, inferred from its own routes by Hono's typed client. The client is here as a type alone: calls go
 * through `request`, which costs the first page nothing.
 */
type Api = ReturnType<typeof hc<AppType>>['api'];

export type CreatedLobby = InferResponseType<Api['lobby']['createLobby']['$post'], 200>;
export type OwnLobby = InferResponseType<Api['lobby']['checkUserInLobby']['$get'], 200>;
export type InvitedTo = InferResponseType<Api['join'][':code']['$get'], 200>['lobby'];
export type SiteConfig = InferResponseType<Api['config']['$get'], 200>;
export type PublicLobbyList = InferResponseType<Api['lobby']['public']['$get'], 200>;
export type PartyTicket = InferResponseType<Api['party']['ticket']['$post'], 200>;
export type ThemeList = InferResponseType<Api['themes']['$get'], 200>;
export type ThemeDetailsAnswer = InferResponseType<Api['themes'][':id']['details']['$get'], 200>;
export type ShareLink = InferResponseType<Api['share'][':gameId']['$get'], 200>;
export type SharedResultAnswer = InferResponseType<Api['shared'][':token']['$get'], 200>;
export type ReportPage = InferResponseType<Api['admin']['reports']['$get'], 200>;
export type MemberSearch = InferResponseType<Api['admin']['users']['search']['$get'], 200>;
export type SanctionAnswer = InferResponseType<Api['admin']['users'][':id']['sanction']['$post'], 200>;
export type AuditPage = InferResponseType<Api['admin']['audit']['$get'], 200>;
export type GameNightPage = InferResponseType<Api['user']['games']['$get'], 200>;
export type OwnSessions = InferResponseType<Api['user']['sessions']['$get'], 200>;
export type HandBackAnswer = InferResponseType<Api['user']['hand-back']['$post'], 200>;
