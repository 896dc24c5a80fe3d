export * from './login-failures.ts';
export * from './sessions.ts';
export * from './subscriptions.ts';
export * from './users.ts';
