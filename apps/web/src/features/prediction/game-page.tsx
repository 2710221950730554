import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { useState } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Detail } from '../../shared/ui/detail.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';
import { useWalletSession } from '../../shared/wallet/wallet-session.ts';
import { Collecting } from './claim/collecting.tsx';
import { DesktopGame } from './desktop-game.tsx';
import { type Drawer, GameDrawer } from './game-drawer.tsx';
import { BetaDialog } from './gate/beta-dialog.tsx';
import { Maintenance } from './gate/maintenance.tsx';
import { findMarket, type Market } from './live/market.ts';
import { GameNotices } from './live/game-notices.tsx';
import { useLiveUpdates } from './live/live.ts';
import { findSilence } from './live/silent-feed.ts';
import { useGame } from './live/use-game.ts';
import { PhoneGame } from './phone-game.tsx';

const text = messages.prediction;

/** The whole page of the game: its head, what is not as it should be, the rounds, and what opens over them. */
export function GamePage({ form }: { form: 'desktop' | 'phone' }) {
  usePageTitle(text.title);
  const market = findMarket();
  return (
    <div className="mx-auto w-full max-w-[96rem] px-4 py-4 tablet:px-6">
      {market ? <MarketGame market={market} form={form} /> : <Heading />}
      {!market && <Maintenance />}
    </div>
  );
}

function MarketGame({ market, form }: { market: Market; form: 'desktop' | 'phone' }) {
  useLiveUpdates();
  const session = useWalletSession();
  const game = useGame(market, session?.account);
  const [drawer, setDrawer] = useState<Drawer>();
  const { now, openEpoch, genesis, feedPrice } = game;
  if (game.isUnderMaintenance)
    return (
      <>
        <Heading />
        <Maintenance />
      </>
    );
  const silentSince = findSilence(feedPrice, now, Number(market.maxDelay));
  const lockAt = openEpoch === undefined ? undefined : computeLockTime(genesis, openEpoch);
  const left = lockAt === undefined || now === undefined ? undefined : lockAt - now;
  const Game = form === 'desktop' ? DesktopGame : PhoneGame;
  return (
    <>
      <Heading onLeaderboard={() => setDrawer('leaderboard')} />
      <GameNotices game={game} silentSince={silentSince} />
      <Game
        game={game}
        market={market}
        silentSince={silentSince}
        secondsLeft={left}
        onHistory={() => setDrawer('history')}
      />
      <BetaDialog />
      <GameDrawer drawer={drawer} onClose={() => setDrawer(undefined)} />
      <Collecting />
    </>
  );
}

function Heading({ onLeaderboard }: { onLeaderboard?: () => void }) {
  return (
    <div className="mb-3 flex items-center justify-between gap-3">
      <div className="min-w-0">
        <h1 className="text-title font-semibold desktop:text-heading">{text.title}</h1>
        <div className="flex flex-wrap items-center gap-x-3 text-small text-muted">
          <p className="hidden tablet:block">{text.subtitle}</p>
          <dl className="text-caption">
            <Detail label={text.fee} about={text.aboutFee}>
              3%
            </Detail>
          </dl>
        </div>
      </div>
      {onLeaderboard && (
        <Button tone="quiet" icon="compass" onClick={onLeaderboard} aria-haspopup="dialog">
          {text.leaderboard}
        </Button>
      )}
    </div>
  );
}
