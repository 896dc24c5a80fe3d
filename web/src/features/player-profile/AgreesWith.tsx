import { limits } from '@tallyho/game/limits';
import type { Person } from '@tallyho/game/model/person';
import type { PlayerAgreement, PlayerProfile } from '@tallyho/game/people/player-profile';
import { counted } from '@tallyho/game/text';
import { useId } from 'react';
import { BefriendButton } from '../../entities/friends/BefriendButton.tsx';
import { openConversation } from '../../entities/friends/people-panel-store.ts';
import { useBefriend } from '../../entities/friends/use-befriend.ts';
import { IconButton } from '../../shared/ui/controls/IconButton.tsx';
import { Avatar } from '../../shared/ui/players/Avatar.tsx';
import { VisuallyHidden } from '../../shared/ui/text/VisuallyHidden.tsx';
import { agreementWords, isLeast, rowWords } from './agreement-words.ts';
import styles from './PlayerProfile.module.css';

/** Returns true if both say the same of one player. */
const isSame = (one: PlayerAgreement, other: PlayerAgreement): boolean =>
  one.username === other.username && one.percent === other.percent && one.compared === other.compared;

/**
 * The players who agree with the user most, best first, and the one who agrees least, if that is clearly less. Friends can be written to, other
 * accounts asked to be friends.
 */
export function AgreesWith({ agreements, mostUnlike }: Pick<PlayerProfile, 'agreements' | 'mostUnlike'>) {
  const title = useId();
  if (agreements.length === 0)
    return (
      <p className={styles.none}>
        No one yet. After {limits.profile.compared} answers on the same things you see here who thinks like
        you. Games with anonymous votes do not count.
      </p>
    );
  const best = Math.max(...agreements.map(({ percent }) => percent));
  const least = mostUnlike && isLeast(mostUnlike.percent, best) ? mostUnlike : null;
  return (
    <>
      <ol className={styles.agreements} aria-label="You agree with">
        {agreements
          .filter((row) => least === null || !isSame(row, least))
          .map((row, index) => (
            <AgreementRow
              key={row.tie.kind === 'friend' ? row.tie.user : row.username}
              agreement={row}
              words={rowWords(row.percent, best, index)}
            />
          ))}
      </ol>
      {least && (
        <section className={styles.unlike} aria-labelledby={title}>
          <ul className={styles.agreements} aria-labelledby={title}>
            <AgreementRow agreement={least} words={agreementWords(least.percent)} least={title} />
          </ul>
        </section>
      )}
      <div className={styles.requests}>
        {agreements
          .filter(({ tie }) => tie.kind === 'account')
          .map(({ username }) => (
            <FriendRequest key={username} from={username} />
          ))}
      </div>
    </>
  );
}

/** A request of an account in the list, below it. Renders nothing without one. */
function FriendRequest({ from }: { readonly from: string }) {
  const { state, befriend } = useBefriend(from);
  if (state !== 'requestReceived' && state !== 'busy') return null;
  return (
    <p className={styles.request}>
      <span>
        <bdi>
          <strong>{from}</strong>
        </bdi>{' '}
        wants to be friends.
      </span>
      <BefriendButton username={from} isAsking isBusy={state === 'busy'} onPress={() => void befriend()} />
    </p>
  );
}

interface AgreementRowProps {
  readonly agreement: PlayerAgreement;
  /** What the percentage means. */
  readonly words: string;
  /** Of the one who agrees least: the id of the sentence that says so. Half of a bar would look like little. */
  readonly least?: string;
}

function AgreementRow({ agreement, words, least }: AgreementRowProps) {
  const { username, avatar, tie, percent, compared } = agreement;
  return (
    <li>
      <Avatar avatar={avatar} />
      <div className={styles.person}>
        {least ? (
          <h3 id={least}>
            You and <bdi>{username}</bdi> agree least: {percent}%.
          </h3>
        ) : (
          <>
            <bdi>{username}</bdi>
            <strong className={styles.percent}>{percent}%</strong>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ '--share': percent / 100 }} />
            </span>
          </>
        )}
        <span className={styles.relation}>
          <b>{words}</b>{' '}
          <VisuallyHidden when="below480">
            <span className={styles.compared}>in {counted(compared, 'answer')}</span>
          </VisuallyHidden>
        </span>
      </div>
      {tie.kind === 'friend' && <Message friend={{ user: tie.user, username, avatar }} />}
      {tie.kind === 'account' && <Befriend username={username} />}
    </li>
  );
}

function Message({ friend }: { readonly friend: Person }) {
  return (
    <IconButton icon="chat" label={`Message ${friend.username}`} onClick={() => openConversation(friend)} />
  );
}

/** Also after a request was accepted on this page: then it is the way to the conversation. A request has a line of its own. */
function Befriend({ username }: { readonly username: string }) {
  const { befriend, ...relation } = useBefriend(username);
  switch (relation.state) {
    case 'friend':
      return <Message friend={relation.friend} />;
    case 'requestSent':
      return <span className={styles.asked}>Request sent</span>;
    case 'unknown':
    case 'requestReceived':
      return null;
    default:
      return (
        <BefriendButton
          username={username}
          isAsking={false}
          isBusy={relation.state === 'busy'}
          isQuiet
          onPress={() => void befriend()}
        />
      );
  }
}
