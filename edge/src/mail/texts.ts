import { utcTime } from '../http/utc-time.ts';
import type { MailContent } from './mail.ts';

/*
 * No email contains a username: until an address is verified, anyone may have typed it, and a name can be chosen to look
 * like an advertisement.
 */
const footer = 'Tallyho. Rate anything, together.';
const notYou = 'If this was not you, set a new password with "Forgot password?" on the login page.';
const content = (subject: string, ...paragraphs: string[]): MailContent => ({
  subject,
  text: `${[...paragraphs, footer].join('\n\n')}\n`,
});

/** `site`: base URL. The token is in the fragment, which browsers do not send to servers. */
const link = (
  site: string,
  page: 'verify-email' | 'reset-password' | 'stop-email-change',
  token: string,
): string => `${site}/${page}#token=${token}`;

export const verificationMail = (site: string, token: string): MailContent =>
  content(
    'Confirm your email address',
    'Someone registered at Tallyho with this address. If it was you, please confirm it:',
    link(site, 'verify-email', token),
    'The link works once, for 24 hours. If it was not you, ignore this email.',
  );

/** `effectiveAt`: when the address changes at the earliest; null: when the link is opened. */
export const emailChangeMail = (site: string, token: string, effectiveAt: Date | null): MailContent =>
  content(
    'Confirm your new email address',
    'Someone wants to use this address for a Tallyho account. If it was you, please confirm it:',
    link(site, 'verify-email', token),
    ...(effectiveAt === null
      ? []
      : [
          `The account then changes to this address on ${utcTime(effectiveAt)}, because it was requested on a new device.`,
        ]),
    'The link works for 24 hours. If it was not you, ignore this email.',
  );

/** For the address that the account still has. `effectiveAt`: as for `emailChangeMail`. */
export const emailChangeRequestedMail = (
  site: string,
  token: string,
  effectiveAt: Date | null,
): MailContent =>
  content(
    'Your email address is about to change',
    `Someone asked to use another email address for your Tallyho account${
      effectiveAt === null ? '' : `, on a new device. It changes on ${utcTime(effectiveAt)} at the earliest`
    }. If it was you, ignore this email. If not, stop the change here:`,
    link(site, 'stop-email-change', token),
    effectiveAt === null
      ? 'The link works once, for 24 hours, until the other address is confirmed. Then set a new password with "Forgot password?" on the login page: it logs out all devices.'
      : 'The link works once, until that time. Then set a new password with "Forgot password?" on the login page: it logs out all devices.',
  );

export const emailChangedMail = (): MailContent =>
  content(
    'Your email address has changed',
    'Your Tallyho account has another email address now. No more emails are sent to this one.',
    'If this was not you, log in with your username, change the password and enter your address again in your profile.',
  );

export const resetMail = (site: string, token: string): MailContent =>
  content(
    'Set a new password',
    'Someone asked to set a new password for the Tallyho account with this address. If it was you, choose one here:',
    link(site, 'reset-password', token),
    'The link works once, for 30 minutes. If it was not you, ignore this email: your password stays as it is.',
  );

export const passwordChangedMail = (): MailContent =>
  content(
    'Your password has changed',
    'The password of your Tallyho account has changed, and all other devices are logged out.',
    notYou,
  );

export const usernameChangedMail = (): MailContent =>
  content(
    'Your username has changed',
    'The username of your Tallyho account has changed. You log in with the new one from now on. The old one is kept for you for 90 days.',
    notYou,
  );

export const providerLinkedMail = (provider: 'google' | 'discord'): MailContent => {
  const name = provider === 'google' ? 'Google' : 'Discord';
  return content(
    `${name} is linked to your account`,
    `A ${name} account is now linked to your Tallyho account and can be used to log in.`,
    notYou,
  );
};

/** A new password keeps the passkeys, so it alone does not help against one of another person. */
const notYourPasskey =
  'If this was not you, log in and remove the passkeys that you do not know in your profile. Then change your password: it logs out all other devices.';

export const passkeyAddedMail = (): MailContent =>
  content(
    'A passkey was added to your account',
    'Your Tallyho account has a new passkey, which can be used to log in.',
    notYourPasskey,
  );

export const passkeyRemovedMail = (): MailContent =>
  content(
    'A passkey was removed from your account',
    'A passkey of your Tallyho account was removed and cannot be used to log in any more.',
    notYou,
  );

export const accountDeletedMail = (): MailContent =>
  content('Your account is deleted', 'Your Tallyho account and its data are deleted. Thank you for playing.');
