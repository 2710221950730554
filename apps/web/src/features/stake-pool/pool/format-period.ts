import { formatRatio } from '@tradewind/rules/amount/format-ratio';
import { messages } from '../../../shared/message/messages.ts';

const secondsPerDay = 86_400n;

/** A period in seconds as days (POOL-02). */
export function formatPeriod(seconds: bigint): string {
  const days = formatRatio({ numerator: seconds, denominator: secondsPerDay }, { significantDigits: 4 });
  return messages.stakePool.days(days);
}
