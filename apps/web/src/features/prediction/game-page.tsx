import { computeLockTime } from '@tradewind/rules/prediction/grid';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Address } from 'viem';
import { useChain } from '../../shared/chain/use-chain.ts';
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
import { type Game, useGame } from './live/use-game.ts';
import { PhoneGame } from './phone-game.tsx';

const text = messages.prediction;

type Form = 'desktop' | 'phone';

// Loaded with a wallet, or on demand.
const ClaimReminder = lazy(() =>
  import('./claim/claim-reminder.tsx').then((module) => ({ default: module.ClaimReminder })),
);
const EntryFailures = lazy(() =>
  import('./entry/entry-failures.tsx').then((module) => ({ default: module.EntryFailures })),
);
const MaintenanceCollecting = lazy(() =>
  import('./gate/maintenance-collecting.tsx').then((module) => ({ default: module.MaintenanceCollecting })),
);

/** The whole game page: header, notices, rounds, and dialogs. */
export function GamePage({ form }: { form: Form }) {
  usePageTitle(text.title);
  const market = findMarket(useChain());
  return (
    <div className="mx-auto w-full max-w-[96rem] px-4 py-4 tablet:px-6">
      {market ? <MarketGame market={market} form={form} /> : <Heading />}
      {!market && <Maintenance />}
    </div>
  );
}

function MarketGame({ market, form }: { market: Market; form: Form }) {
  useLiveUpdates();
  const session = useWalletSession();
  const game = useGame(market, session?.account);
  const [drawer, setDrawer] = useState<Drawer>();
  const openHistory = () => setDrawer('history');
  return (
    <>
      {game.isUnderMaintenance ? (
        <ClosedGame game={game} onHistory={openHistory} />
      ) : (
        <OpenGame
          game={game}
          market={market}
          form={form}
          account={session?.account}
          onHistory={openHistory}
          onLeaderboard={() => setDrawer('leaderboard')}
        />
      )}
      <GameDrawer drawer={drawer} onClose={() => setDrawer(undefined)} />
      <Collecting />
    </>
  );
}

function ClosedGame({ game, onHistory }: { game: Game; onHistory: () => void }) {
  return (
    <>
      <Heading />
      <Maintenance>
        <Suspense fallback={null}>
          <MaintenanceCollecting game={game} onHistory={onHistory} />
        </Suspense>
      </Maintenance>
    </>
  );
}

interface OpenGameProps {
  game: Game;
  market: Market;
  form: Form;
  account: Address | undefined;
  onHistory: () => void;
  onLeaderboard: () => void;
}

function OpenGame({ game, market, form, account, onHistory, onLeaderboard }: OpenGameProps) {
  const { now, openEpoch, genesis, feedPrice } = game;
  const silentSince = findSilence(feedPrice, now, Number(market.maxDelay));
  const lockAt = openEpoch === undefined ? undefined : computeLockTime(genesis, openEpoch);
  const left = lockAt === undefined || now === undefined ? undefined : lockAt - now;
  const View = form === 'desktop' ? DesktopGame : PhoneGame;
  return (
    <>
      <Heading onLeaderboard={onLeaderboard}>
        {form === 'desktop' && account && (
          <Suspense fallback={null}>
            <ClaimReminder key={account} account={account} />
          </Suspense>
        )}
      </Heading>
      <GameNotices game={game} silentSince={silentSince} />
      {account && now !== undefined && (
        <Suspense fallback={null}>
          <EntryFailures account={account} genesis={genesis} now={now} />
        </Suspense>
      )}
      <View game={game} market={market} silentSince={silentSince} secondsLeft={left} onHistory={onHistory} />
      <BetaDialog />
    </>
  );
}

function Heading({ onLeaderboard, children }: { onLeaderboard?: () => void; children?: ReactNode }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
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
      <div className="flex min-w-0 items-center gap-3">
        {children}
        {onLeaderboard && (
          <Button tone="quiet" icon="compass" onClick={onLeaderboard} aria-haspopup="dialog">
            {text.leaderboard}
          </Button>
        )}
      </div>
    </div>
  );
}
