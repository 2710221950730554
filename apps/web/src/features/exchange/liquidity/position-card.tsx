import { formatUsdCompact } from '@tradewind/rules/amount/format-usd';
import { formatBps, formatPercent } from '@tradewind/rules/amount/format-percent';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { WirePosition } from '@tradewind/schema/exchange/position';
import { useId, useState } from 'react';
import type { Address } from 'viem';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { type Currency, formatSymbol, nativeId, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { LogoPair } from '../../../shared/token-list/logo-pair.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { findFigure } from './find-figure.ts';
import { useCurrency } from './currency.query.ts';
import type { HeldPool } from './holdings.query.ts';
import { toAddPath, toRemovePath } from './liquidity-routes.ts';
import { computePooledAmounts, toPoolShares } from './position.ts';
import { usePositionFigures } from './position-figures.query.ts';
import { PositionReturns } from './position-returns.tsx';
import { PositionDetails } from './position-details.tsx';

const text = messages.liquidity;

export interface PositionCardProps {
  account: Address;
  held: HeldPool;
}

/** One position, which expands to its details and actions. */
export function PositionCard({ account, held: { pool, tokenA, tokenB, holding } }: PositionCardProps) {
  const { wrappedNative } = useChain().contracts;
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const figures = usePositionFigures(account, { pool: pool.address, held: holding.held });
  const a = findValue(useCurrency(toShownId(tokenA, wrappedNative)));
  const b = findValue(useCurrency(toShownId(tokenB, wrappedNative)));
  if (!a || !b)
    return (
      <Card as="li" className="p-4">
        <Skeleton className="h-6 w-40" />
      </Card>
    );
  const name = messages.exchange.pair(formatSymbol(a.symbol), formatSymbol(b.symbol));
  const { share } = computePooledAmounts(holding.held, toPoolShares(pool, holding));
  const ids = { a: toCurrencyId(a), b: toCurrencyId(b) };
  return (
    <Card as="li">
      <button
        type="button"
        onClick={() => setIsOpen(!isOpen)}
        aria-expanded={isOpen}
        aria-controls={detailsId}
        className={classNames(
          'flex min-h-16 w-full items-center gap-2 p-3 text-left tablet:gap-3 tablet:p-4 transition-colors hover:bg-hover',
          isOpen ? 'rounded-t-card' : 'rounded-card',
        )}
      >
        <LogoPair currencies={[toPictured(a), toPictured(b)]} size={32} />
        <span className="figures min-w-0 grow">
          <span className="flex justify-between gap-3 font-semibold">
            <span className="wrap-anywhere max-[22rem]:text-small">{name}</span>
            <ReadingText
              reading={findFigure(figures, 'valueUsdE18')}
              format={formatUsdCompact}
              unknownReason={text.figureUnknown}
            />
          </span>
          <span className="flex flex-wrap justify-between gap-x-3 text-caption text-muted">
            <span>
              <FeesAndRate figures={figures} />
            </span>
            <span>{text.shareOf(formatPercent(share))}</span>
          </span>
        </span>
        <Icon name="chevronDown" className={classNames('shrink-0 text-muted', isOpen && 'rotate-180')} />
      </button>
      <div id={detailsId} hidden={!isOpen} className="border-t border-line p-4">
        <PositionReturns account={account} pool={pool.address} held={holding.held} />
        <div className="my-3 border-t border-line" />
        <PositionDetails pool={pool} holding={holding} a={a} b={b} />
        <PositionLinks ids={ids} pool={pool.address} />
      </div>
    </Card>
  );
}

/** Its earned fees, and the yearly yield at the last day's fees where known. */
function FeesAndRate({ figures }: { figures: Reading<WirePosition> }) {
  const rateBps = findValue(figures)?.pool.feeAprBps ?? null;
  return (
    <>
      <ReadingText
        reading={findFigure(figures, 'feesEarnedUsdE18')}
        format={(fees) => text.fees(formatUsdCompact(fees))}
        unknownReason={text.figureUnknown}
      />
      {rateBps !== null && (
        <>
          {' · '}
          <span className="inline-block">{text.yearlyRate(formatBps(Number(rateBps)))}</span>
        </>
      )}
    </>
  );
}

function PositionLinks({ ids: { a, b }, pool }: { ids: { a: string; b: string }; pool: Address }) {
  return (
    <div className="mt-4 flex flex-wrap gap-2 *:flex-1">
      <Link to={toAddPath({ a, b })} className={buttonClass('secondary', 'medium')}>
        {text.add}
      </Link>
      <Link to={toRemovePath(a, b)} className={buttonClass('secondary', 'medium')}>
        {text.remove}
      </Link>
      <Link to={`/pools/${pool.toLowerCase()}`} className={buttonClass('quiet', 'medium')}>
        {text.poolPage}
      </Link>
    </div>
  );
}

function toPictured(currency: Currency) {
  return { id: toCurrencyId(currency), symbol: currency.symbol };
}

/** Pools hold the wrapped coin; it is shown as the native one. */
function toShownId(token: Address, wrappedNative: Address): string {
  return isSameAddress(token, wrappedNative) ? nativeId : token.toLowerCase();
}
