import { computePriceImpactSeverity } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Payment } from '../../../shared/payment/payment.ts';
import { useFeeObstacle } from '../../../shared/simulation/fee-obstacle.ts';
import { useSimulatedWrite } from '../../../shared/simulation/simulation.query.ts';
import { useChainTrade } from '../quote/chain-trade.query.ts';
import { isTradeChanged } from '../quote/requote.ts';
import { useTradeTaxes } from '../token-tax/token-tax.query.ts';
import type { SwapOrder } from './swap-order.ts';
import { planSwap } from './swap-write.ts';

const text = messages.swapDialog;

/** An order while it is reviewed. */
export type SwapReview = {
  readonly order: SwapOrder;
  /** The pools' current offer. */
  readonly offered: Trade;
  /** How the input of the order is paid. */
  readonly payment: Payment;
};

/** What the chain says about an order while it is reviewed. */
export function useSwapReview({ order, offered: quoted, payment }: SwapReview) {
  const { trade, input, output } = order;
  // The route may come from the API; the amounts come from the chain.
  const checked = useChainTrade(quoted);
  const offered = findValue(checked);
  const planned = planSwap(order, { isBatch: payment.kind === 'batch' });
  const simulated = useSimulatedWrite(planned);
  const feeObstacle = useFeeObstacle(planned, simulated.simulation);
  const severity = computePriceImpactSeverity(computePriceImpactBps(trade));
  const isTrap = useTradeTaxes(trade, input, output).some(({ tax }) => findValue(tax)?.kind === 'unsellable');
  const isReconnecting = useNetworkState() !== 'answering';
  const isChecking = checked.state === 'loading';
  const changed = offered && isTradeChanged(trade, offered) ? offered : undefined;
  return {
    planned,
    simulated,
    severity,
    isBusy: simulated.isAwaited || isChecking,
    isAlarming: severity > 2 || isTrap || simulated.isAlarming,
    isUnconfirmed: !offered && !isChecking,
    /** The trade to accept first; undefined while the price stays. */
    changed,
    obstacle:
      findObstacle({
        isReconnecting,
        isTooHigh: severity > 3,
        isUnconfirmed: !offered && !isChecking,
        isChanged: changed !== undefined,
        isBlocked: simulated.isBlocked,
      }) ?? feeObstacle,
  };
}

type Obstacles = Readonly<
  Record<'isReconnecting' | 'isTooHigh' | 'isUnconfirmed' | 'isChanged' | 'isBlocked', boolean>
>;

/** The first reason why the order cannot be confirmed. */
function findObstacle(obstacles: Obstacles): string | undefined {
  if (obstacles.isReconnecting) return messages.exchange.reconnecting;
  if (obstacles.isTooHigh) return messages.exchange.priceImpactTooHigh;
  if (obstacles.isUnconfirmed) return text.notConfirmed;
  if (obstacles.isChanged) return text.acceptFirst;
  return obstacles.isBlocked ? messages.simulation.blockedTitle : undefined;
}
