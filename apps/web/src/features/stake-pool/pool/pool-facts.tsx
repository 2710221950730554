import { useChain } from '../../../shared/chain/use-chain.ts';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { messages } from '../../../shared/message/messages.ts';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { UnknownText } from '../../../shared/ui/reading-text.tsx';
import { CapacityBar } from './capacity-bar.tsx';
import { FeeLine } from './fee-line.tsx';
import type { StakePool } from './pool.ts';
import { PoolAmountText } from './pool-amount-text.tsx';
import { computeLargestCapacity } from './rates.ts';

const text = messages.stakePool;

/** The contract on a pool: how full it is, its reserves, and the cost of leaving early. */
export function PoolFacts({ pool }: { pool: StakePool }) {
  const { chainId } = useChain();
  const { address, deposit, earn, totalLocked, cap, minimumStake, reserved, freeRewards, fees } = pool;
  return (
    <Card as="section" aria-label={text.about} className="grid gap-4 p-4 tablet:p-6">
      <h2 className="text-title font-semibold">{text.about}</h2>
      <CapacityBar part={totalLocked} whole={cap} />
      <dl className="grid gap-2 text-small">
        <Detail label={text.locked}>
          <PoolAmountText raw={totalLocked} token={deposit} />
          <span className="block text-caption font-normal text-muted">
            <FiatText currency={deposit} raw={totalLocked} />
          </span>
        </Detail>
        <Detail label={text.capacity} about={text.capacityAbout}>
          <PoolAmountText raw={computeLargestCapacity(pool)} token={deposit} />
        </Detail>
        <Detail label={text.leastStake}>{formatExactCurrency(minimumStake, deposit)}</Detail>
        <Detail label={text.setAside} about={text.setAsideAbout}>
          <PoolAmountText raw={reserved} token={earn} />
        </Detail>
        <Detail label={text.free} about={text.freeAbout}>
          {freeRewards === undefined ? (
            <UnknownText reason={text.freeUnknown} />
          ) : (
            <PoolAmountText raw={freeRewards} token={earn} />
          )}
        </Detail>
        <Detail label={text.contract}>
          <ExternalLink href={getExplorerLink('address', address, chainId)}>
            <AddressText address={address} />
          </ExternalLink>
        </Detail>
      </dl>
      <div className="border-t border-line pt-4">
        <h3 className="mb-2 text-small font-semibold">{text.feeByDay}</h3>
        <FeeLine fees={fees} />
      </div>
    </Card>
  );
}
