import { fieldErrors, usernameSchema } from '@tallyho/game/accounts/rules';
import * as v from 'valibot';
import { readLastGuest } from '../../../entities/session/last-guest.ts';
import { ownFace, ownName } from '../../../entities/session/own-face.ts';
import { useSetUsername } from '../../../entities/session/sign-up-mutations.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import { Button, ButtonLink } from '../../../shared/ui/controls/Button.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { clearSignUp } from '../stored/pending-sign-up.ts';
import { AvailabilityMark } from './AvailabilityMark.tsx';
import styles from './forms.module.css';
import { ProofNote } from './ProofNote.tsx';
import { UsernameField } from './UsernameField.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useAvailability } from './use-availability.ts';

const schema = v.object({ username: usernameSchema });
const fields = [{ name: 'username', kept: true }] as const;
const isAboutUsername = (error: Error) => error instanceof RequestError && error.field === 'username';
/** The sign-up has expired, or another user has registered with its email address: another name cannot help. */
const isOver = (error: Error) =>
  error instanceof RequestError && ['expiredSignUp', 'emailTaken'].includes(error.code);

/** Returns the name of the last guest of this browser, or the one typed on the home page, if it can be a username. */
const knownName = (): string =>
  [readLastGuest()?.username, ownName()].find((name) => v.is(usernameSchema, name)) ?? '';

interface SetUsernameFormProps {
  /** The pending sign-up. */
  readonly userId: string;
  readonly token: string;
}

/** The last step of a sign-up with a provider. After success the session has a user. */
export function SetUsernameForm({ userId, token }: SetUsernameFormProps) {
  const setUsername = useSetUsername();
  const form = useAccountForm({
    name: 'set-username',
    fields,
    // A guest keeps the name, unless they type another one. The session may still be loading here.
    initial: { username: knownName() },
    check: (values) => fieldErrors(schema, values),
    onSubmit: ({ username }) => {
      if (setUsername.isPending) return;
      setUsername.mutate(
        { userId, token, username, avatar: ownFace() ?? undefined },
        {
          onSuccess: () => {
            form.done();
            clearSignUp();
          },
          onError: (error) => form.refuse(isAboutUsername(error) ? { username: error.message } : {}),
        },
      );
    },
  });
  const { username } = form.values;
  const availability = useAvailability('username', username, !fieldErrors(schema, { username }).username);
  const field = form.field('username');

  return (
    <form {...form.formProps} className={styles.form} aria-label="Set username">
      {setUsername.error && !isAboutUsername(setUsername.error) && (
        <Banner
          tone="bad"
          actions={
            isOver(setUsername.error) && (
              <ButtonLink to="/login" onClick={clearSignUp}>
                Start again
              </ButtonLink>
            )
          }
        >
          {setUsername.error.message}
        </Banner>
      )}
      <UsernameField
        {...field}
        isTaken={availability === 'taken'}
        suffix={<AvailabilityMark state={availability} free="Username is free" />}
      />
      <Button type="submit" variant="hot" size="lg" wide busy={setUsername.isPending || form.isChecking}>
        Save username
      </Button>
      <ProofNote isProving={setUsername.isProving} />
    </form>
  );
}
