import { Suspense } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { TradePage } from '../../../shared/settings/trade-page.tsx';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';

const HeldPositions = lazyPart(() =>
  import('./held-positions.tsx').then((module) => ({ default: module.HeldPositions })),
);

const TopPools = lazyPart(() =>
  import('../pool/pool-table.tsx').then((module) => ({ default: module.TopPools })),
);

const text = messages.positions;
const linkClass = 'inline-flex min-h-11 items-center font-medium text-accent hover:underline';

/** `/pool`: the account's positions. */
export function PositionsPage() {
  const account = useWalletSession()?.account;
  return (
    <TradePage title={messages.exchangeMenu.liquidity} subtitle={text.help}>
      <Link
        to="/add/ETH"
        className={`${buttonClass(account === undefined ? 'quiet' : 'primary', 'large')} mb-4 w-full`}
      >
        {text.addLiquidity}
      </Link>
      {account === undefined ? (
        <>
          <Unconnected />
          <Suspense fallback={<Card className="mb-4 min-h-64" />}>
            <TopPools title={text.largest} />
          </Suspense>
        </>
      ) : (
        <Suspense fallback={<Loading />}>
          <HeldPositions account={account} />
        </Suspense>
      )}
      <p className="mt-2 text-center text-small text-muted">
        {text.importQuestion}{' '}
        <Link to="/find" className="touch-target font-medium text-accent hover:underline">
          {text.importIt}
        </Link>
      </p>
      <p className="flex flex-wrap justify-center gap-x-6 text-small">
        <Link to="/pools" className={linkClass}>
          {messages.exchangeMenu.pools}
        </Link>
        <Link to="/approvals" className={linkClass}>
          {text.approvals}
        </Link>
      </p>
    </TradePage>
  );
}

function Unconnected() {
  return (
    <Card className="mb-4">
      <EmptyState
        icon="pool"
        title={text.connect}
        text={text.connectText}
        action={
          <Button onClick={() => openWalletDialog('connect')} aria-haspopup="dialog">
            {text.connectWallet}
          </Button>
        }
      />
    </Card>
  );
}

function Loading() {
  return (
    <Card className="mb-4 flex min-h-32 items-center justify-center text-accent">
      <Spinner />
    </Card>
  );
}
