import { computeAllocation } from '@tradewind/rules/launchpad/allocation';
import { PositionList, PositionRow } from '../../../shared/account/position-list.tsx';
import { mapReading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { findSaleFactory } from '../find-launchpad.ts';
import { formatClaim } from '../format-claim.ts';
import type { HeldSale } from '../held/fetch-held-sales.ts';
import { useHeldSales } from '../held/held-sales.query.ts';

const text = messages.launchpadTakeBack;

/** The sales of this chain that the account joined and did not return, in the account drawer. */
export function SalePositions({ account }: AccountPartProps) {
  return findSaleFactory(useChain()) === undefined ? null : <Positions account={account} />;
}

function Positions({ account }: AccountPartProps) {
  const { held } = useHeldSales(account);
  const seconds = useChainTime();
  return (
    <PositionList
      title={messages.launchpadMenu.launchpad}
      to="/launchpad?Joined"
      positions={mapReading(held, (sales) => sales.filter(({ buyer }) => !buyer.isRefunded))}
      emptyText={text.noneJoined}
      unknownText={text.unknown}
    >
      {(sale) => (
        <Position
          key={sale.sale.address}
          held={sale}
          time={seconds === undefined ? undefined : BigInt(seconds)}
        />
      )}
    </PositionList>
  );
}

/** Before its closing a sale bought nothing that is known. */
function Position({ held: { sale, buyer }, time }: { held: HeldSale; time: bigint | undefined }) {
  const allocation = time === undefined ? undefined : computeAllocation(sale, buyer, time);
  const isBought = allocation?.kind === 'accepted';
  return (
    <PositionRow
      to="/launchpad?Joined"
      picture={<CurrencyLogo currency={sale.token} size={32} />}
      title={sale.token.symbol}
      note={isBought ? text.bought : text.committed}
      value={isBought ? formatClaim(allocation.bought, sale.token) : formatClaim(buyer.committed, sale.pay)}
      valueNote={isBought ? formatClaim(allocation.accepted, sale.pay) : ''}
    />
  );
}
