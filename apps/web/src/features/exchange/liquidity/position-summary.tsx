import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useHolding } from './holdings.query.ts';
import type { PathPair } from './liquidity-routes.ts';
import { usePair } from './pair.query.ts';
import { PositionReturns } from './position-returns.tsx';
import { PositionDetails } from './position-details.tsx';

/** The account's existing position in the pool of two currencies; nothing where there is none. */
export function PositionSummary({ ids }: { ids: PathPair }) {
  const account = useWalletSession()?.account;
  const { a, b, pool } = usePair(ids);
  const holding = findValue(useHolding(pool?.address, account));
  if (!account || !pool || !a || !b || !holding || holding.held === 0n) return null;
  return (
    <Card as="section" aria-label={messages.liquidity.yourPosition} className="mt-4 p-4 tablet:p-6">
      <h2 className="mb-2 font-semibold">{messages.liquidity.yourPosition}</h2>
      <PositionReturns account={account} pool={pool.address} held={holding.held} />
      <div className="my-3 border-t border-line" />
      <PositionDetails pool={pool} holding={holding} a={a} b={b} />
    </Card>
  );
}
