import type { GameNight } from '@tallyho/game/people/game-nights';
import { listed } from '@tallyho/game/text';
import { Link } from 'react-router-dom';
import { closeConversation } from '../../entities/friends/people-panel-store.ts';
import { endingOf } from '../../entities/game-nights/ending.ts';
import { formatDate } from '../../entities/preferences/format.ts';
import { Icon } from '../../shared/ui/layout/Icon.tsx';
import styles from './NightMark.module.css';

interface NightMarkProps {
  readonly night: GameNight;
  /** The name of the timeline that says how much of it is still shown, if it is the last entry of its day. */
  readonly endOf?: string | undefined;
}

/** A game night of the two between their messages: what was played, who won, and the way to the public result. */
export function NightMark({ night, endOf }: NightMarkProps) {
  const { themes, finishedAt, shareToken } = night;
  const ending = endingOf(night);
  return (
    <li className={styles.night} style={{ viewTimelineName: endOf }}>
      <p title={formatDate(finishedAt, 'dateTime')}>
        <Icon name={ending?.icon ?? 'again'} />{' '}
        <span>
          You played <strong>{themes.length > 0 ? listed(themes) : 'together'}</strong>.
          {ending && ` ${ending.text}.`}
        </span>
      </p>
      {shareToken !== null && (
        <Link to={`/r/${shareToken}`} onClick={closeConversation}>
          See the result
        </Link>
      )}
    </li>
  );
}
