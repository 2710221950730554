import { stakesMaturedSchema } from '@tradewind/schema/stake-pool/stakes-matured';
import { messages } from '../../../shared/message/messages.ts';
import type { ToNotice } from '../../../shared/site/area.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';

const text = messages.stakePoolMatured;

/** The notice of stakes that matured, with the way to their pool. */
export const toMaturedNotice: ToNotice = (content) => {
  const { poolId, stakeIds, amount, symbol, decimals } = stakesMaturedSchema.parse(content);
  const count = stakeIds.length;
  const title =
    symbol === null || decimals === null
      ? text.titleWithoutAmount(count)
      : text.title(formatCurrencyAmount(BigInt(amount), { symbol, decimals }), count);
  return { tone: 'information', title, page: { label: text.harvest, path: `/StakePool/${poolId}` } };
};
