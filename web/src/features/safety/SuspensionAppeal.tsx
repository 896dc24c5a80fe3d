import { limits } from '@tallyho/game/limits';
import type { OwnAppeal, Standing } from '@tallyho/game/people/sanctions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { formatDate, useLocale } from '../../entities/preferences/format.ts';
import { request } from '../../shared/api/api.ts';
import { errorText } from '../../shared/api/api-error.ts';
import { Button } from '../../shared/ui/controls/Button.tsx';
import { TextArea } from '../../shared/ui/controls/TextField.tsx';
import { Loading, Skeleton } from '../../shared/ui/layout/Skeleton.tsx';
import { useDraft } from '../../shared/ui/layout/use-draft.ts';
import { useKeptFocus } from '../../shared/ui/overlays/use-kept-focus.ts';
import { Banner } from '../../shared/ui/states/Banner.tsx';
import styles from './SuspensionAppeal.module.css';

/** How often the decision is fetched while the page is visible, in milliseconds. A suspended user has no socket. */
const pollInterval = 15_000;

interface AppealProps {
  readonly userId: string;
  readonly suspension: NonNullable<Standing['suspension']>;
}

/** What the user says against the suspension: a form, then the text that was sent and the administrators' decision. */
export function SuspensionAppeal({ userId, suspension: { until } }: AppealProps) {
  const queryKey = ['appeal', userId, until];
  const client = useQueryClient();
  const keptFocus = useKeptFocus<HTMLElement>();
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => request('GET', '/api/user/appeal', { signal }),
    refetchInterval: ({ state }) => (state.data?.appeal?.decision === null ? pollInterval : false),
  });
  return (
    <section {...keptFocus} tabIndex={-1} className={styles.appeal} aria-labelledby="appeal-title">
      <h2 id="appeal-title">Your appeal</h2>
      {query.isPending ? (
        <Loading label="Loading your appeal">
          <Skeleton shape="box" height="8rem" />
        </Loading>
      ) : query.isError ? (
        <Banner tone="bad" actions={<Button onClick={() => void query.refetch()}>Try again</Button>}>
          {errorText(query.error)}
        </Banner>
      ) : query.data.appeal ? (
        <SentAppeal appeal={query.data.appeal} />
      ) : (
        <AppealForm
          draft={`${userId}:appeal ${until}`}
          onSent={(appeal) => client.setQueryData(queryKey, { success: true, appeal })}
        />
      )}
    </section>
  );
}

interface AppealFormProps {
  /** The name of the draft. */
  readonly draft: string;
  readonly onSent: (appeal: OwnAppeal) => void;
}

function AppealForm({ draft, onSent }: AppealFormProps) {
  const [text, setText] = useDraft(draft);
  const [isShort, setShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const appeal = useMutation({
    mutationFn: () => request('POST', '/api/user/appeal', { body: { text: text.trim() } }),
    onSuccess: (answer) => {
      setText('');
      onSent(answer.appeal);
    },
  });
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim().length < limits.appeal.min) {
      setShort(true);
      field.current?.focus();
    } else if (!appeal.isPending) appeal.mutate();
  }
  return (
    <form className={styles.form} noValidate aria-label="Appeal" onSubmit={onSubmit}>
      <p>If you think this is a mistake, say why. An administrator will read it and decide again.</p>
      <TextArea
        ref={field}
        label="Why is it a mistake?"
        rows={4}
        dir="auto"
        maxLength={limits.appeal.max}
        value={text}
        hint={`You can write once. ${text.length} of ${limits.appeal.max} characters`}
        error={isShort ? `Please write at least ${limits.appeal.min} characters` : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setShort(false);
        }}
      />
      {appeal.error && <Banner tone="bad">{errorText(appeal.error)}</Banner>}
      <Button type="submit" variant="hot" busy={appeal.isPending}>
        Send appeal
      </Button>
    </form>
  );
}

function SentAppeal({ appeal: { text, createdAt, decision } }: { readonly appeal: OwnAppeal }) {
  useLocale();
  return (
    <>
      <blockquote className={styles.text}>
        <bdi>{text}</bdi>
      </blockquote>
      {decision?.kind === 'rejected' ? (
        <Banner tone="bad">
          An administrator rejected it on{' '}
          <time dateTime={decision.at}>{formatDate(decision.at, 'dateTime')}</time>:{' '}
          <bdi>{decision.answer}</bdi>
        </Banner>
      ) : (
        <Banner tone="info">
          Sent on <time dateTime={createdAt}>{formatDate(createdAt, 'dateTime')}</time>. An administrator will
          decide. You will read the decision here.
        </Banner>
      )}
    </>
  );
}
