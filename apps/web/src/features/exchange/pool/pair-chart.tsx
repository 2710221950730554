import type { Pool } from '@tradewind/rules/exchange/pair';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'react-router';
import { findValue } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { toTokenAddress } from '../../../shared/token-list/token-address.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { usePoolsBetween, useUnreachablePools } from '../reserves/pools.query.ts';
import { parseSwapUrl } from '../swap/swap-url.ts';
import { listPairs, type Pair } from './pair.ts';
import { PairTrades } from './pair-trades.tsx';
import { PriceCard } from './price-card.tsx';
import { findLegs, getEnds, type PriceLeg, type PriceLegs } from './price-leg.ts';
import { toChainSummary } from './pool-summary.ts';

const text = messages.pool;

/** The price of the pair in the address, over time, and its trades. */
export function PairChart() {
  const pairs = useShownPairs();
  const { pools, dust } = usePoolsBetween(pairs[0]?.base, pairs[0]?.quote);
  const unreachable = useUnreachablePools();
  const legs = useLegs(pairs, findValue(pools));
  if (legs) return <KnownPair legs={legs} />;
  if (pools.state === 'unknown')
    return (
      <Framed>
        <ErrorState
          title={text.historyFailed}
          {...(unreachable && { onRetry: unreachable.retry, isRetrying: unreachable.isRetrying })}
        />
      </Framed>
    );
  if (pools.state === 'loading' || dust.state === 'loading')
    return (
      <Framed>
        <Spinner label={text.historyLoading} className="text-accent" />
      </Framed>
    );
  return (
    <Framed>
      <EmptyState icon="pool" title={text.noMarket} text={text.noMarketText} />
    </Framed>
  );
}

function KnownPair({ legs }: { legs: PriceLegs }) {
  const { base, quote } = getEnds(legs);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PriceCard
        key={`${base.address} ${quote.address}`}
        legs={legs}
        picture={<LogoPair currencies={[base, quote]} size={36} />}
      />
      <PairTrades legs={legs} />
    </div>
  );
}

/** The frame of a chart that is not there, as high as one. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <Card as="section" aria-label={text.price} className="flex min-h-150 items-center justify-center p-6">
      {children}
    </Card>
  );
}

/** The pairs to show for the tokens in the address, which follows the form. */
function useShownPairs(): readonly Pair[] {
  const { search } = useLocation();
  const { contracts } = useChain();
  const currencies = useCurrencies();
  return useMemo(() => {
    const { inputId, outputId } = parseSwapUrl(search, currencies.findId);
    const tokens = [inputId, outputId].map((id) => {
      const currency = currencies.find(id);
      return currency && toTokenAddress(currency, contracts.wrappedNative);
    });
    return listPairs(tokens, contracts);
  }, [search, currencies, contracts]);
}

/** The pools of the first pair that has its own, else of the first that has any. */
function useLegs(pairs: readonly Pair[], pools: readonly Pool[] | undefined): PriceLegs | undefined {
  const { wrappedNative } = useChain().contracts;
  const currencies = useCurrencies();
  return useMemo(() => {
    const found = pairs.flatMap((pair) => {
      const legs = findLegs(pools ?? [], { ...pair, wrappedNative });
      return legs ? [legs] : [];
    });
    const [first, second] = found.find((legs) => legs.length === 1) ?? found[0] ?? [];
    const name = ({ pool, isInverted }: PriceLeg<Pool>): PriceLeg => ({
      pool: toChainSummary(pool, { currencies, wrappedNative }),
      isInverted,
    });
    if (!first) return undefined;
    return second ? [name(first), name(second)] : [name(first)];
  }, [pairs, pools, currencies, wrappedNative]);
}
