import type { Person } from '@tallyho/game/model/person';
import type { Presence } from '@tallyho/game/people/person-card';
import type { ReactNode } from 'react';
import { PresenceMark, presenceWords } from '../../entities/friends/PresenceMark.tsx';
import { useExpressions } from '../../shared/ui/avatars/loaded-expressions.ts';
import { CountBadge } from '../../shared/ui/layout/CountBadge.tsx';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
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
    actions,
    manyActions = false,
  } = props;
  const where = isHere ? 'here' : presence;
  const line = note ?? (where && presenceWords[where]);
  const expressions = useExpressions();
  const picture = presence && expressions?.expressionOf(person.avatar, presenceFaces[presence]);
  return (
    <li className={classNames(styles.row, manyActions && styles.roomy)} data-presence={presence}>
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
              {/* The smallest windows have no room for it beside the button that says it. */}
              {where === 'online' || where === 'inLobby' ? (
                <VisuallyHidden when="below360">{line}</VisuallyHidden>
              ) : (
                line
              )}
            </span>
          )}
        </span>
      </span>
      {onMessage && (
        <button
          type="button"
          className={styles.message}
          aria-label={
            unread > 0
              ? `Message ${person.username}, ${countOf(unread)} unread`
              : `Message ${person.username}`
          }
          onClick={onMessage}
        >
          <span className={styles.bubble} aria-hidden="true">
            <Icon name="chat" />
            <CountBadge count={unread} isAnimated={false} />
          </span>
        </button>
      )}
      {actions && <span className={styles.actions}>{actions}</span>}
    </li>
  );
}

const countOf = (unread: number) => (unread > 99 ? '99+' : unread);
