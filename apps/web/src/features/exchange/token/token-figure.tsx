import { formatUsdCompact, formatUsdPrice } from '@tradewind/rules/amount/format-usd';
import { toReadingOf } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { ReadingText } from '../../../shared/ui/reading-text.tsx';
import type { TokenSummary } from './token-summary.ts';

const text = messages.token;

export interface TokenFigureProps {
  token: TokenSummary;
  field: 'priceUsdE18' | 'tvlUsdE18' | 'volume24hUsdE18';
}

/** A figure of a token in dollars, or a dash with the reason. */
export function TokenFigure({ token, field }: TokenFigureProps) {
  const isPrice = field === 'priceUsdE18';
  return (
    <ReadingText
      reading={toReadingOf(token[field])}
      format={isPrice ? formatUsdPrice : formatUsdCompact}
      unknownReason={isPrice ? text.priceUnknown : text.figureUnknown}
    />
  );
}
