import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { formatUsd } from '@tradewind/rules/amount/format-usd';
import type { Address } from '@tradewind/rules/network/address';
import type { WirePosition } from '@tradewind/schema/exchange/position';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { Detail } from '../detail.tsx';
import { findFigure } from './find-figure.ts';
import { usePositionFigures } from './position-figures.query.ts';

const text = messages.liquidity;

export interface PositionReturnsProps {
  account: Address;
  pool: Address;
  held: bigint;
}

/** What a position is worth, what it earned and whether holding the tokens would have been better. */
export function PositionReturns({ account, pool, held }: PositionReturnsProps) {
  const position = usePositionFigures(account, { pool, held });
  const known = findValue(position);
  return (
    <>
      <dl className="grid gap-1.5 text-small">
        <Detail label={text.value}>
          <Dollars reading={findFigure(position, 'valueUsdE18')} />
        </Detail>
        <Detail label={text.feesEarned} about={text.aboutFees}>
          <Dollars reading={findFigure(position, 'feesEarnedUsdE18')} />
        </Detail>
        <Detail label={text.difference} about={text.aboutDifference}>
          <Difference position={position} />
        </Detail>
        {known && (
          <Detail label={text.since}>
            <TimeText seconds={known.since} />
          </Detail>
        )}
      </dl>
      {known && !known.isComplete && <p className="mt-2 text-caption text-muted">{text.transferred}</p>}
    </>
  );
}

function Dollars({ reading }: { reading: Reading<bigint> }) {
  return <ReadingText reading={reading} format={formatUsd} unknownReason={text.figureUnknown} />;
}

function Difference({ position }: { position: Reading<WirePosition> }) {
  const reading = findFigure(position, 'differenceToHoldingUsdE18');
  const fraction = findValue(findFigure(position, 'differenceToHoldingE18'));
  const difference = findValue(reading) ?? 0n;
  return (
    <span className={classNames(difference > 0n && 'text-gain', difference < 0n && 'text-loss')}>
      <ReadingText
        reading={reading}
        format={(dollars) => formatSigned(dollars, fraction)}
        unknownReason={text.figureUnknown}
      />
    </span>
  );
}

function formatSigned(dollars: bigint, fraction: bigint | undefined): string {
  const sign = dollars > 0n ? '+' : dollars < 0n ? '−' : '';
  const percent = fraction === undefined ? '' : ` (${formatFraction(fraction, sign)})`;
  return `${sign}${formatUsd(toMagnitude(dollars))}${percent}`;
}

/** With the sign, but for what is too small to have a figure. */
function formatFraction(fractionE18: bigint, sign: string): string {
  const percent = formatPercent({ numerator: toMagnitude(fractionE18), denominator: 10n ** 18n });
  return percent.startsWith('<') ? percent : `${sign}${percent}`;
}

function toMagnitude(value: bigint): bigint {
  return value < 0n ? -value : value;
}
