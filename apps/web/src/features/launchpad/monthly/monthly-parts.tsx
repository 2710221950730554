import { OnChain } from '../../../shared/chain/on-chain.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { IndexedSale } from './indexed-sales.query.ts';
import { MonthlyCard as Sale } from './monthly-card.tsx';
import { MonthlyOrders as Orders } from './monthly-orders.tsx';

/** What the lists show of sales with monthly release, each on its chain: one chunk. */
export function MonthlyCard({ indexed: { chainId, sale } }: { indexed: IndexedSale }) {
  return (
    <OnChain chainId={chainId}>
      <Sale indexed={sale} />
    </OnChain>
  );
}

export function MonthlyOrders({ chainId, session }: { chainId: number; session: WalletSession }) {
  return (
    <OnChain chainId={chainId}>
      <Orders session={session} />
    </OnChain>
  );
}
