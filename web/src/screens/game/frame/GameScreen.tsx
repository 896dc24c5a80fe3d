import { isComplete, isInstantStep } from '@tallyho/game/minigames/registry';
import type { StageView } from '@tallyho/game/protocol/view';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ConversationPlace } from '../../../entities/friends/ConversationPlace.tsx';
import { usePeoplePanel } from '../../../entities/friends/people-panel-store.ts';
import { useSnapshot, useView } from '../../../entities/room/room-hooks.tsx';
import { EntryRequests } from '../../../features/access/EntryRequests.tsx';
import { WriteThemeProvider } from '../../../features/custom-themes/WriteThemeProvider.tsx';
import { MoodNews } from '../../../features/moods/MoodNews.tsx';
import { LeadReturn } from '../../../features/seats/LeadReturn.tsx';
import { isSupportedGame, preloadMiniGame } from '../../../minigames/registry.tsx';
import { Icon } from '../../../shared/ui/layout/Icon.tsx';
import { useMedia } from '../../../shared/ui/layout/use-media.ts';
import { showToast } from '../../../shared/ui/overlays/toast.ts';
import { Banner } from '../../../shared/ui/states/Banner.tsx';
import { Boundary } from '../../../shared/ui/states/Boundary.tsx';
import { prefersReducedMotion } from '../../../shared/ui/styles/motion.ts';
import type { DraftRound } from '../base/draft-storage.ts';
import { type OwnStatus, OwnStatusReport } from '../base/own-status.ts';
import { isAnswerSent, isOwn } from '../base/playing-stage.ts';
import { useLostFocus } from '../base/use-lost-focus.ts';
import { ThemePicker } from '../choosing/ThemePicker.tsx';
import { ThemeVote } from '../choosing/ThemeVote.tsx';
import { useChooser } from '../choosing/use-chooser.ts';
import { useClosedPreview } from '../choosing/use-preview-address.ts';
import { GameOver } from '../game-over/GameOver.tsx';
import { MissingGameData, UnsupportedGame } from '../playing/MissingGame.tsx';
import { Playing } from '../playing/Playing.tsx';
import { UnsentNotice } from '../playing/UnsentNotice.tsx';
import { Watching } from '../playing/Watching.tsx';
import { JoinIn } from '../ready/JoinIn.tsx';
import { ReadyCheck } from '../ready/ReadyCheck.tsx';
import { StartCountdown } from '../ready/StartCountdown.tsx';
import { RoundOver } from '../round-over/RoundOver.tsx';
import { useIsShowRunning } from '../show/use-show.ts';
import { GamePaused } from '../waiting/GamePaused.tsx';
import { GameWaits } from '../waiting/GameWaits.tsx';
import { Announcement } from './Announcement.tsx';
import { GameHeader } from './GameHeader.tsx';
import styles from './GameScreen.module.css';
import { useShownStage } from './masked-stage.ts';
import { NudgeBanner } from './NudgeBanner.tsx';
import { PlayerStrip } from './PlayerStrip.tsx';
import { useThemeKind } from './use-theme-kind.ts';

interface GameScreenProps {
  /** Renders the chat column of wide screens, with a button that closes it if `onClose` is passed. */
  readonly chatRail: (onClose: (() => void) | undefined) => ReactNode;
  /** The button that opens the chat on phones. */
  readonly chatButton: ReactNode;
  /** Renders the button that opens the folded chat column of wide screens. */
  readonly unfoldChat: (onOpen: () => void) => ReactNode;
  /** Renders the controls that share the result of the game with this id. */
  readonly shareResult: (gameId: string) => ReactNode;
}

/** A running or just finished game: header, players, the current phase, chat. Fills its container. */
export function GameScreen({ chatRail, chatButton, unfoldChat, shareResult }: GameScreenProps) {
  const stage = useShownStage(useView((view) => view.stage));
  const game = useView((view) => view.game);
  const isLive = useSnapshot(({ connection }) => connection.status === 'live');
  const gameError = useSnapshot((snapshot) => snapshot.gameError);

  useEffect(() => {
    if (gameError) showToast(gameError.message, 'bad');
  }, [gameError]);

  // A round continues while the site is not reachable, so the code of its screens is loaded in advance.
  const games = game?.theme?.games;
  useEffect(() => {
    for (const { type } of games ?? []) preloadMiniGame(type);
  }, [games]);

  const round: DraftRound | null = game?.theme
    ? { gameId: game.id, theme: game.theme.name, game: game.currentGameRound }
    : null;
  useClosedPreview(stage.phase === 'choosing');
  const isShow = useIsShowRunning(stage);
  const isChooser = useChooser().isYou;
  const isChoosing = stage.phase === 'choosing' && isChooser;
  const unsupported = unsupportedTypeOf(stage);
  const isWaiting = unsupported === null && isAnswerSent(stage);
  const [ownStatus, setOwnStatus] = useState<OwnStatus | null>(null);
  const isFresh = useHasBegun(stage.phase);
  const stageBox = useRef<HTMLDivElement>(null);
  useLostFocus(`${stage.phase} ${game?.rounds}`, () => stageBox.current?.querySelector('h1'));
  return (
    <WriteThemeProvider>
      <div className={styles.game}>
        <div className={styles.main}>
          <Boundary what="The game's header">
            <GameHeader
              chat={
                <Boundary what="The chat" look="small">
                  <span className={styles.chatButton}>{chatButton}</span>
                </Boundary>
              }
            />
          </Boundary>
          <MoodNews />
          {stage.phase !== 'readyCheck' && stage.phase !== 'finished' && (
            <Boundary what="The list of players">
              <PlayerStrip
                look={isWaiting ? 'stage' : 'strip'}
                ownStatus={ownStatus}
                isShow={isShow}
                hasGains={stage.phase === 'results'}
                isAsked={unsupported !== null || !showsOutcome(stage)}
              />
            </Boundary>
          )}
          <Boundary what="The question about guests" look="small">
            <EntryRequests />
          </Boundary>
          <div ref={stageBox} className={styles.stage}>
            <Boundary what="The notices" look="small">
              <GamePaused />
              <GameWaits />
              <LeadReturn className={styles.notice} />
              <JoinIn className={styles.notice} />
              <UnsentNotice className={styles.notice} />
            </Boundary>
            {/* An error in one phase does not affect the next phase. */}
            <Boundary key={stage.phase} what="This part of the game">
              {unsupported === null ? (
                <OwnStatusReport value={setOwnStatus}>
                  <Phase stage={stage} round={round} isFresh={isFresh} shareResult={shareResult} />
                </OwnStatusReport>
              ) : (
                <UnsupportedGame type={unsupported} />
              )}
            </Boundary>
            <Boundary what="The announcement" look="small">
              <RoundAnnouncement stage={stage} />
              <GameStart stage={stage} />
            </Boundary>
            <Boundary what="The nudge" look="small">
              <NudgeBanner />
            </Boundary>
          </div>
          {!isLive && (
            <div className={styles.offline}>
              <Banner quiet tone="warn" icon={<Icon name="wifi-off" />}>
                Reconnecting...
              </Banner>
            </div>
          )}
        </div>
        <ChatColumn
          isShown={stage.phase === 'results' || stage.phase === 'finished' || isChoosing}
          chat={chatRail}
          unfoldChat={unfoldChat}
        />
      </div>
    </WriteThemeProvider>
  );
}

interface ChatColumnProps {
  /** The screen needs the width: the results of a round or of the game, or the themes for the player who chooses. */
  readonly isShown: boolean;
  readonly chat: GameScreenProps['chatRail'];
  readonly unfoldChat: GameScreenProps['unfoldChat'];
}

/**
 * The chat beside the game. It is folded while results are shown or the viewer chooses a theme, until the user opens it: then it stays
 * open, also in the next rounds, and open while a conversation is in its place. It unfolds with the next screen and not when the show
 * ends, because the results would move sideways.
 */
function ChatColumn({ isShown, chat, unfoldChat }: ChatColumnProps) {
  const [keepsOpen, setKeepsOpen] = useState(false);
  const column = useRef<HTMLElement>(null);
  const { conversation } = usePeoplePanel();
  const isBeside = useMedia('(width >= 1100px)');
  const isFolded = isShown && !keepsOpen && !conversation;
  // The pressed button is gone afterwards, so the focus moves to the message field, or back to the button that opens the chat.
  const change = (next: boolean) => {
    flushSync(() => setKeepsOpen(next));
    column.current
      ?.querySelector<HTMLElement>(next ? 'textarea, input' : `.${styles.unfold} button`)
      ?.focus();
  };
  return (
    <aside ref={column} className={styles.rail} data-folded={isFolded}>
      {isBeside && <ConversationPlace />}
      <div className={styles.chat}>
        <Boundary what="The chat">{chat(isShown && keepsOpen ? () => change(false) : undefined)}</Boundary>
      </div>
      {isFolded && (
        <div className={styles.unfold}>
          <Boundary what="The chat" look="small">
            {unfoldChat(() => change(true))}
          </Boundary>
        </div>
      )}
    </aside>
  );
}

interface PhaseProps extends Pick<GameScreenProps, 'shareResult'> {
  readonly stage: StageView;
  readonly round: DraftRound | null;
  /** The phase began while the page showed the game. */
  readonly isFresh: boolean;
}

function Phase({ stage, round, isFresh, shareResult }: PhaseProps) {
  const key = round && `${round.gameId}/${round.theme}/${round.game}`;
  switch (stage.phase) {
    case 'lobby':
      return null;
    case 'readyCheck':
      return <ReadyCheck startableAt={stage.startableAt} />;
    case 'choosing':
      return stage.choice.kind === 'leader' || stage.choice.kind === 'turn' ? (
        <ThemePicker />
      ) : (
        <ThemeVote choice={stage.choice} />
      );
    case 'playing':
      if (!round) return <MissingGameData title="Game data not available" />;
      if (!isOwn(stage)) return <Watching key={key} round={round} stage={stage} />;
      return <Playing key={key} round={round} stage={stage} />;
    case 'results':
      if (!round) return <MissingGameData title="No game data available" />;
      return <RoundOver key={key} round={round} stage={stage} />;
    case 'finished':
      return <GameOver stage={stage} isFresh={isFresh} shareResult={shareResult} />;
    default:
      return stage satisfies never;
  }
}

/** Returns true in a step between others that takes no answer, because it shows the outcome of the one before. */
const showsOutcome = (stage: StageView): boolean =>
  stage.phase === 'playing' && isInstantStep(stage.board) && isComplete(stage.board, null);

/** Returns the type of the round's mini-game if this version of the page does not know it, otherwise null. */
function unsupportedTypeOf(stage: StageView): string | null {
  const board =
    stage.phase === 'playing' ? stage.board : stage.phase === 'results' ? stage.record.board : null;
  return board && !isSupportedGame(board.type) ? (board.type satisfies never) : null;
}

/** Returns true if the phase began while this component was mounted; false after a reload. */
function useHasBegun(phase: StageView['phase']): boolean {
  const [shown, setShown] = useState({ phase, hasBegun: false });
  if (shown.phase !== phase) setShown({ phase, hasBegun: true });
  return shown.phase !== phase || shown.hasBegun;
}

/** Counts down when the ready check ends while the page is open. Without motion there is no countdown. */
function GameStart({ stage }: { readonly stage: StageView }) {
  const [phase, setPhase] = useState(stage.phase);
  const [isShown, setShown] = useState(false);
  if (phase !== stage.phase) {
    setPhase(stage.phase);
    setShown(phase === 'readyCheck' && stage.phase === 'choosing' && !prefersReducedMotion());
  }
  return isShown && <StartCountdown onDone={() => setShown(false)} />;
}

/** Announces a round that starts while the page is open. After a reload there is no announcement. */
function RoundAnnouncement({ stage }: { readonly stage: StageView }) {
  const game = useView((view) => view.game);
  const [phase, setPhase] = useState(stage.phase);
  const [isShown, setShown] = useState(false);
  const hide = useCallback(() => setShown(false), []);
  const kind = useThemeKind();
  if (phase !== stage.phase) {
    setPhase(stage.phase);
    setShown(stage.phase === 'playing');
  }
  if (!isShown || stage.phase !== 'playing' || !game?.theme) return null;
  return (
    <Announcement
      theme={game.theme.name}
      kind={kind}
      isNewTheme={game.currentGameRound === 0}
      game={stage.game.name}
      onDone={hide}
    />
  );
}
