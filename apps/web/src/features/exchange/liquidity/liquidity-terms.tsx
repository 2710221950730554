import { formatBps } from '@tradewind/rules/amount/format-percent';
import { messages } from '../../../shared/message/messages.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Detail } from '../../../shared/ui/detail.tsx';
import { Link } from '../../../shared/ui/link.tsx';

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
    <div className="grid grid-cols-2 gap-2">
      <Link to="/pool" className={classNames(buttonClass('quiet', 'large'), 'px-2! text-center')}>
        {messages.liquidity.backToPositions}
      </Link>
      <Button size="large" onClick={close}>
        {messages.transaction.close}
      </Button>
    </div>
  );
}
