import { Link } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ExchangePage } from '../exchange-page.tsx';
import { ExportAction } from '../export/export-action.tsx';
import { useHeldPools } from './holdings.query.ts';
import { PositionCard } from './position-card.tsx';

const text = messages.liquidity;
const linkClass = 'inline-flex min-h-11 items-center font-medium text-accent hover:underline';

/** `/pool`: the account's positions. */
export function PositionsPage() {
  const account = useWalletSession()?.account;
  return (
    <ExchangePage title={text.positionsTitle} subtitle={text.positionsHelp}>
      <Link to="/add/ETH" className={`${buttonClass('primary', 'large')} mb-4 w-full`}>
        {text.addLiquidity}
      </Link>
      {account === undefined ? <Unconnected /> : <Positions account={account} />}
      {account !== undefined && <ExportAction account={account} />}
      <p className="mt-2 text-center text-small text-muted">
        {text.importQuestion}{' '}
        <Link to="/find" className="touch-target font-medium text-accent hover:underline">
          {text.importIt}
        </Link>
      </p>
      <p className="flex flex-wrap justify-center gap-x-6 text-small">
        <Link to="/pools" className={linkClass}>
          {messages.pool.toList}
        </Link>
        <Link to="/approvals" className={linkClass}>
          {messages.approval.open}
        </Link>
      </p>
    </ExchangePage>
  );
}

function Unconnected() {
  return (
    <Card className="mb-4">
      <EmptyState
        icon="wallet"
        title={text.connect}
        action={
          <Button tone="secondary" onClick={() => openWalletDialog('connect')} aria-haspopup="dialog">
            {messages.exchange.connectWallet}
          </Button>
        }
      />
    </Card>
  );
}

function Positions({ account }: { account: `0x${string}` }) {
  const positions = useHeldPools(account);
  if (positions.state === 'unknown') return <InlineNotice tone="warning">{text.unknown}</InlineNotice>;
  if (positions.state === 'loading')
    return (
      <Card className="mb-4 flex min-h-32 items-center justify-center text-accent">
        <Spinner label={text.loading} />
      </Card>
    );
  if (positions.value.length === 0)
    return (
      <Card className="mb-4">
        <EmptyState icon="pool" title={text.none} text={text.noneText} />
      </Card>
    );
  return (
    <ul aria-label={text.positionsTitle} className="mb-4 grid grid-cols-1 gap-3">
      {positions.value.map((held) => (
        <PositionCard key={held.pool.address} account={account} held={held} />
      ))}
    </ul>
  );
}
