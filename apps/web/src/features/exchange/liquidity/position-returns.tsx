import { formatSignedPercent } from '@tradewind/rules/amount/format-percent';
import { formatSignedUsd, formatUsd } from '@tradewind/rules/amount/format-usd';
import type { Address } from '@tradewind/rules/network/address';
import type { WirePosition } from '@tradewind/schema/exchange/position';
import type { ReactNode } from 'react';
import { findValue, mapReading, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import { SignedText } from '../../../shared/ui/signed-text.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { findFigure } from './find-figure.ts';
import { usePositionFigures } from './position-figures.query.ts';

const text = messages.liquidity;

export interface PositionReturnsProps {
  account: Address;
  pool: Address;
  held: bigint;
}

/** The value of a position, its fees and the comparison with holding the tokens. */
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
  const dollars = findFigure(position, 'differenceToHoldingUsdE18');
  const fraction = findValue(findFigure(position, 'differenceToHoldingE18'));
  const difference = mapReading(dollars, (known) => formatDifference(known, fraction));
  return <ReadingText reading={difference} format={drawDifference} unknownReason={text.figureUnknown} />;
}

function drawDifference(difference: string): ReactNode {
  return <SignedText>{difference}</SignedText>;
}

/** In dollars and, where known, as a percentage of the value of holding. */
function formatDifference(dollars: bigint, fractionE18: bigint | undefined): string {
  if (fractionE18 === undefined) return formatSignedUsd(dollars);
  const percent = formatSignedPercent({ numerator: fractionE18, denominator: 10n ** 18n });
  return `${formatSignedUsd(dollars)} (${percent})`;
}
