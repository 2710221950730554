import { formatSignedPercent } from '@tradewind/rules/amount/format-percent';
import { usdScale } from '@tradewind/rules/amount/format-usd';
import { toUsdE18 } from '../api-client/usd.ts';
import { messages } from '../message/messages.ts';
import { SignedText } from '../ui/signed-text.tsx';

/** The change of a price in 24 hours with its sign and an arrow, or a dash with the reason. */
export function PriceChange({ percent }: { percent: number | null }) {
  const { noChangeKnown } = messages.marketInfo;
  if (percent === null)
    return (
      <span className="text-muted" title={noChangeKnown}>
        <span aria-hidden>–</span>
        <span className="sr-only">{noChangeKnown}</span>
      </span>
    );
  const change = formatSignedPercent({ numerator: toUsdE18(percent), denominator: 100n * usdScale });
  return (
    <SignedText className="figures inline-flex items-center gap-0.5 font-medium" hasArrow>
      {change}
    </SignedText>
  );
}
