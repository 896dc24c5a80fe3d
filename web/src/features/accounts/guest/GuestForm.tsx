import { guestName, renamedFor } from '@tallyho/game/accounts/guest-names';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { GuestNameField } from '../../../entities/session/GuestNameField.tsx';
import { readLastGuest } from '../../../entities/session/last-guest.ts';
import { guestDraft } from '../../../entities/session/own-face.ts';
import { RequestError } from '../../../shared/api/api-error.ts';
import { newId } from '../../../shared/api/new-id.ts';
import { lazyPart } from '../../../shared/schedule/lazy-part.tsx';
import { useIsHydrated } from '../../../shared/store/store.ts';
import { avatarNumbers } from '../../../shared/ui/avatars/characters.ts';
import { Button } from '../../../shared/ui/controls/Button.tsx';
import { AvatarChoice } from '../../../shared/ui/players/AvatarChoice.tsx';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { checkWithRules, useRules } from '../sign-in/lazy-rules.ts';
import { useAccountForm } from '../sign-in/use-account-form.ts';
import styles from './GuestForm.module.css';
import { useJoinAsGuest } from './use-join-as-guest.ts';

const fields = [
  { name: 'name', kept: true },
  /** The last name that the page has filled in. */
  { name: 'suggested', kept: true },
  { name: 'avatar', kept: true },
  { name: 'key', kept: true },
  /** The code of the lobby whose leader is asked whether this guest may join. */
  { name: 'asked', kept: true },
] as const;

/** Few guests wait for the leader. */
const LeaderAsked = lazyPart(() => import('./LeaderAsked.tsx'));

/** Refusals that concern the lobby and not the form. */
const lobbyRefusals = ['lobbyNotFound', 'lobbyFull', 'gameInProgress', 'guestsNotAllowed', 'banned'] as const;
export type LobbyRefusal = (typeof lobbyRefusals)[number];

const nameRefusals = ['nameInLobby', 'profaneUsername'];
const isAboutName = (error: Error): boolean =>
  error instanceof RequestError && (error.field === 'name' || nameRefusals.includes(error.code));
const lobbyRefusalOf = (error: Error): LobbyRefusal | undefined =>
  error instanceof RequestError ? lobbyRefusals.find((code) => code === error.code) : undefined;

/** Returns a key with 192 random bits. The API requires at least 128. */
const newKey = () => newId() + newId();
const isLeaderAsked = (error: Error): boolean =>
  error instanceof RequestError && error.code === 'leaderAsked';
const isKeyUsed = (error: Error): boolean =>
  error instanceof RequestError && error.code === 'unauthenticated';

/** Returns a random picture that no player has, or any one if all are taken. */
function freeAvatar(taken: readonly number[]): number {
  const free = avatarNumbers.filter((avatar) => !taken.includes(avatar));
  const all = free.length > 0 ? free : avatarNumbers;
  return all[Math.floor(Math.random() * all.length)] ?? 1;
}

interface GuestFormProps {
  readonly code: string;
  /** A name for the guest; null: not known yet. */
  readonly suggestedName: string | null;
  /** The visitor chose the lobby in the list of public lobbies. */
  readonly from: 'list' | undefined;
  /** The pictures of the players in the lobby. Another one is proposed. */
  readonly takenAvatars: readonly number[];
  /** Called with the chosen picture, at first with the proposed one. */
  readonly onAvatar: (avatar: number) => void;
  /** Loads the code that shows a lobby. */
  readonly prepareLobby: () => Promise<void>;
  /** Called when the lobby refuses the guest. What was typed is kept. */
  readonly onRefused: (refusal: LobbyRefusal) => void;
}

/** Name and picture of a guest. After success the session has a user with a seat in the lobby. */
export function GuestForm({
  code,
  suggestedName,
  from,
  takenAvatars,
  onAvatar,
  prepareLobby,
  onRefused,
}: GuestFormProps) {
  const joining = useJoinAsGuest(code, from, prepareLobby);
  // After success, too: the form is shown until the lobby replaces it.
  const isJoining = joining.isPending || joining.isSuccess;
  const rules = useRules();
  // The build knew no players.
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const hasChosenAvatar = useRef(false);
  const form = useAccountForm({
    name: guestDraft,
    fields,
    initial: () => {
      const last = readLastGuest();
      const isFree = last && !takenAvatars.includes(last.avatar);
      const avatar = isFree ? last.avatar : freeAvatar(takenAvatars);
      const suggested = renamedFor(avatar, last?.username ?? suggestedName ?? guestName(Math.random));
      return { name: suggested, suggested, avatar: String(avatar), key: newKey() };
    },
    // The server checks a name that the visitor has not typed.
    check: (values) =>
      values.name === values.suggested ? {} : checkWithRules(({ checkGuest }) => checkGuest(values)),
    onSubmit: (values) => {
      if (!isJoining) attempt(values);
    },
  });
  const { name, suggested, avatar, asked } = form.values;
  const isWaiting = asked === code;

  useEffect(() => {
    if (avatar !== '') onAvatar(Number(avatar));
  }, [avatar, onAvatar]);

  function attempt(values: typeof form.values) {
    joining.mutate(
      { name: values.name.trim(), avatar: Number(values.avatar), key: values.key },
      {
        onError: (error) => {
          if (isLeaderAsked(error)) return form.fill({ asked: code });
          if (isWaiting) form.fill({ asked: '' });
          const refusal = lobbyRefusalOf(error);
          if (refusal) onRefused(refusal);
          // The guest of this key existed, and the time to repeat the request is over.
          else if (isKeyUsed(error)) attempt({ ...values, key: renewKey() });
          else if (isAboutName(error)) form.refuse({ name: error.message });
        },
      },
    );
  }

  function renewKey(): string {
    const key = newKey();
    form.fill({ key });
    return key;
  }

  function suggestName() {
    const another = guestName(Math.random, Number(avatar));
    form.fill({ name: another, suggested: another });
  }

  /** A name that the page has made up follows the picture. */
  function changeAvatar(next: number) {
    const renamed = renamedFor(next, name);
    form.fill({ avatar: String(next), ...(name === suggested && { name: renamed, suggested: renamed }) });
  }

  // A suggestion that arrives in the focused field is selected, so that the next key replaces it instead of being added to it.
  useLayoutEffect(() => {
    const field = input.current;
    if (field && field === document.activeElement && name !== '' && name === suggested) field.select();
  }, [name, suggested]);

  /** Proposes another picture if a player of the lobby has the proposed one, which can be that of an earlier visit. */
  const avoidTaken = useEffectEvent(() => {
    if (hasChosenAvatar.current || isJoining || !takenAvatars.includes(Number(avatar))) return;
    changeAvatar(freeAvatar(takenAvatars));
  });
  const taken = takenAvatars.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other players are seated
  useEffect(() => avoidTaken(), [taken]);

  if (isWaiting)
    return (
      <LeaderAsked
        code={code}
        busy={isJoining}
        onRequest={() => {
          if (!isJoining) attempt(form.values);
        }}
      />
    );
  const failure = joining.error && !isAboutName(joining.error) && !lobbyRefusalOf(joining.error);
  return (
    <form {...form.formProps} className={styles.form} aria-label="Play as guest">
      <GuestNameField
        {...form.field('name')}
        ref={input}
        label="Your name"
        maxLength={rules?.maxNameLength}
        isSuggested={() => name === suggested}
        onSuggest={suggestName}
        enterKeyHint="go"
      />
      <AvatarChoice
        size="small"
        value={Number(avatar)}
        taken={isHydrated ? takenAvatars : []}
        onChange={(next) => {
          hasChosenAvatar.current = true;
          changeAvatar(next);
        }}
      />
      {failure && <Banner tone="bad">{joining.error.message}</Banner>}
      <Button type="submit" variant="hot" size="xl" wide busy={isJoining || form.isChecking}>
        Play as guest
      </Button>
    </form>
  );
}
