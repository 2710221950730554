import { formatBps } from '@tradewind/rules/amount/format-percent';
import { messages } from '../../../shared/message/messages.ts';
import { WaysOn } from '../../../shared/transaction/ways-on.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';

/** How far the price may move until a deposit or a withdrawal fails. */
export function SlippageDetail({ slippageBps }: { slippageBps: number }) {
  const { slippage, slippageHint } = messages.settings;
  return (
    <Detail label={slippage} about={slippageHint}>
      {formatBps(slippageBps)}
    </Detail>
  );
}

/** The ways on from a deposit or a withdrawal that is done. */
export function drawNext(close: () => void) {
  return (
    <WaysOn
      to="/pool"
      toLabel={messages.liquidity.backToPositions}
      label={messages.transaction.close}
      onClick={close}
    />
  );
}
