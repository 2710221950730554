import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { formatUsd, formatUsdCompact } from '@tradewind/rules/amount/format-usd';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { Address } from 'viem';
import { PositionList, PositionRow } from '../../../shared/account/position-list.tsx';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { formatSymbol, nativeId } from '../../../shared/token-list/currency.ts';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { useCurrency } from '../liquidity/currency.query.ts';
import { findFigure } from '../liquidity/find-figure.ts';
import { type HeldPool, useHeldPools } from '../liquidity/holdings.query.ts';
import { computePooledAmounts, toPoolShares } from '../liquidity/position.ts';
import { usePositionFigures } from '../liquidity/position-figures.query.ts';

const text = messages.liquidity;

/** The pools that the account supplies, in the account drawer. */
export function PoolPositions({ account }: AccountPartProps) {
  return (
    <PositionList
      title={messages.exchangeMenu.liquidity}
      to="/pool"
      positions={useHeldPools(account).positions}
      emptyText={text.none}
      unknownText={text.unknown}
    >
      {(held) => <PoolPosition key={held.pool.address} account={account} held={held} />}
    </PositionList>
  );
}

function PoolPosition({ account, held: { pool, tokenA, tokenB, holding } }: PoolPositionProps) {
  const figures = usePositionFigures(account, { pool: pool.address, held: holding.held });
  const a = useShown(tokenA);
  const b = useShown(tokenB);
  const { share } = computePooledAmounts(holding.held, toPoolShares(pool, holding));
  return (
    <PositionRow
      to={`/pools/${pool.address.toLowerCase()}`}
      picture={<LogoPair currencies={[a, b]} size={32} />}
      title={messages.exchange.pair(a.symbol, b.symbol)}
      note={`${text.poolShare} ${formatPercent(share)}`}
      value={
        <ReadingText
          reading={findFigure(figures, 'valueUsdE18')}
          format={formatUsd}
          unknownReason={text.figureUnknown}
        />
      }
      valueNote={
        <ReadingText
          reading={findFigure(figures, 'feesEarnedUsdE18')}
          format={(fees) => text.fees(formatUsdCompact(fees))}
          unknownReason={text.figureUnknown}
          skeletonClassName="h-3 w-14"
        />
      }
    />
  );
}

interface PoolPositionProps extends AccountPartProps {
  held: HeldPool;
}

/** A token of a pool by its symbol; the wrapped coin is shown as the native one. */
function useShown(token: Address) {
  const { wrappedNative } = useChain().contracts;
  const id = isSameAddress(token, wrappedNative) ? nativeId : token.toLowerCase();
  const currency = findValue(useCurrency(id));
  return { id, symbol: currency ? formatSymbol(currency.symbol) : '…' };
}
