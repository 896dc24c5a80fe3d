import type { Person } from '@tallyho/game/model/person';
import type { Presence } from '@tallyho/game/people/person-card';
import { type ReactNode, useId } from 'react';
import { PresenceMark, presenceWords } from '../../entities/friends/PresenceMark.tsx';
import { useExpressions } from '../../shared/ui/avatars/loaded-expressions.ts';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { BreakableName } from '../../shared/ui/players/BreakableName.tsx';
import { classNames } from '../../shared/ui/styles/class-names.ts';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import styles from './PersonRow.module.css';
import { presenceFaces } from './presence-faces.ts';

interface PersonRowProps {
  readonly person: Pick<Person, 'username' | 'avatar'>;
  /** Their presence, if the viewer knows it. */
  readonly presence?: Presence;
  /** They sit at the viewer's table, which is said instead of the presence. */
  readonly isHere?: boolean;
  /** A quiet line below the name, instead of the presence text. */
  readonly note?: string | undefined;
  /** Opens the conversation, on a press anywhere before the buttons. */
  readonly onMessage?: () => void;
  /** Number of unread messages from them. */
  readonly unread?: number;
  /** The last message of the conversation, in the place of the words for the presence. */
  readonly latest?: ReactNode;
  /** The conversation is open. */
  readonly isOpen?: boolean;
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  /** The buttons move to a line of their own where there is little space. */
  readonly manyActions?: boolean;
}

/** A user in a list: avatar, name, presence and actions. The face of a friend shows what they do, too. */
export function PersonRow(props: PersonRowProps) {
  const {
    person,
    presence,
    isHere = false,
    note,
    onMessage,
    unread = 0,
    latest,
    isOpen = false,
    actions,
    manyActions = false,
  } = props;
  const latestId = useId();
  const where = isHere ? 'here' : presence;
  const line = note ?? (where && presenceWords[where]);
  const expressions = useExpressions();
  const picture = presence && expressions?.expressionOf(person.avatar, presenceFaces[presence]);
  return (
    <li
      className={classNames(styles.row, manyActions && styles.roomy)}
      data-presence={presence}
      data-open={isOpen}
      data-unread={unread > 0}
    >
      <span className={styles.who}>
        <span className={styles.head}>
          <Avatar avatar={person.avatar} dimmed={presence === 'offline'} {...(picture && { picture })} />
        </span>
        <span className={styles.text}>
          <bdi className={styles.name} title={person.username}>
            <BreakableName name={person.username} />
          </bdi>{' '}
          {line && (
            <span className={styles.note}>
              {where && <PresenceMark presence={where} />}{' '}
              <StateWords line={line} where={where} hasLatest={Boolean(latest)} />{' '}
              {latest && (
                <span id={latestId} className={styles.latest}>
                  {latest}
                </span>
              )}
            </span>
          )}
        </span>
      </span>
      {onMessage && (
        <button
          type="button"
          className={styles.message}
          aria-current={isOpen || undefined}
          aria-describedby={latest ? latestId : undefined}
          aria-label={
            unread > 0
              ? `Message ${person.username}, ${countOf(unread)} unread`
              : `Message ${person.username}`
          }
          onClick={onMessage}
        >
          <CountBadge count={unread} isAnimated={false} />
        </button>
      )}
      {actions && <span className={styles.actions}>{actions}</span>}
    </li>
  );
}

const countOf = (unread: number) => (unread > 99 ? '99+' : unread);

interface StateWordsProps {
  readonly line: string;
  readonly where: Presence | 'here' | undefined;
  readonly hasLatest: boolean;
}

/** What a person does now. The last message, and in the smallest windows the button that says the state, leave it to screen readers. */
function StateWords({ line, where, hasLatest }: StateWordsProps) {
  if (hasLatest) {
    const isPlaying = where === 'inGame' || where === 'here';
    return isPlaying ? (
      <span className={styles.state}>{line} ·</span>
    ) : (
      <VisuallyHidden>{line}</VisuallyHidden>
    );
  }
  if (where === 'online' || where === 'inLobby')
    return <VisuallyHidden when="below360">{line}</VisuallyHidden>;
  return line;
}
