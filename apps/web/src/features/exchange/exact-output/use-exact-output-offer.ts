import { formatPercent } from '@tradewind/rules/amount/format-percent';
import {
  computePriceImpactConfirmation,
  computePriceImpactSeverity,
} from '@tradewind/rules/exchange/price-impact';
import { computePriceImpact, computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import type { ExactOutputOffer, ExactOutputProps } from '../../../shared/site/exact-output-part.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { getRouterSpender } from '../router-spender.ts';
import { assertWithinLimits } from '../swap/assert-within-limits.ts';
import { explainSwapRefusal } from '../swap/swap-error.ts';
import { computeLimits, findPriceProblem, type SwapOrder } from '../swap/swap-order.ts';
import { planSwap } from '../swap/swap-write.ts';
import { type TradeTax, useTradeTaxes } from '../token-tax/token-tax.query.ts';
import { isTaxed } from '../token-tax/token-tax.ts';

const text = messages.swapDialog;

export type AgreedTrade = Omit<ExactOutputProps, 'amountOut' | 'children'> & {
  readonly agreed: Trade;
  /** The same trade as the chain has it now; undefined where the pools can't do it. */
  readonly present: Reading<Trade | undefined>;
  readonly onAgree: (trade: Trade) => void;
};

/** The terms of an agreed trade, and whether they hold now. */
export function useExactOutputOffer(props: AgreedTrade): ExactOutputOffer {
  const { account, input, output, agreed, present, onAgree } = props;
  const chain = useChain();
  const { slippageBps, deadlineSeconds } = useSettings();
  const isReconnecting = useNetworkState() !== 'answering';
  const taxes = useTradeTaxes(agreed, input, output);
  const spender = getRouterSpender(chain);
  const order: SwapOrder = {
    chain,
    account,
    router: spender.address,
    trade: agreed,
    input,
    output,
    slippageBps,
    payee: null,
  };
  const now = findValue(present);
  const isMoved = now !== undefined && findPriceProblem(order, now) !== undefined;
  return {
    amountIn: agreed.amountIn,
    mostIn: computeLimits(order).amountIn,
    warning: findWarning(agreed),
    spender,
    createCall: (deadline) => createCall(order, deadline),
    deadlineSeconds,
    check: () => assertWithinLimits(order),
    explain: explainSwapRefusal,
    obstacle: findObstacle({
      isReconnecting,
      isUnconfirmed: now === undefined,
      agreed,
      taxes,
      isMoved,
    }),
    renew: isMoved ? () => onAgree(now) : undefined,
  };
}

/** An exact output has one call. */
function createCall(order: SwapOrder, deadline: bigint) {
  const [call, ...others] = planSwap(order, { deadline }).write.candidates;
  if (!call || others.length > 0) throw new RangeError('an exact output has one call');
  return call;
}

function findWarning(agreed: Trade): string | undefined {
  const severity = computePriceImpactSeverity(computePriceImpactBps(agreed));
  return severity > 1 ? text.impactNotice(formatPercent(computePriceImpact(agreed))) : undefined;
}

type Facts = {
  readonly isReconnecting: boolean;
  readonly isUnconfirmed: boolean;
  readonly agreed: Trade;
  readonly taxes: readonly TradeTax[];
  readonly isMoved: boolean;
};

/** The form of the swap has the questions that a large price impact needs; this way has none. */
function findObstacle({ taxes, ...facts }: Facts): string | undefined {
  if (facts.isReconnecting) return messages.exchange.reconnecting;
  if (computePriceImpactConfirmation(computePriceImpactBps(facts.agreed)) !== 'none')
    return messages.exchange.priceImpactTooHigh;
  const taxed = taxes.find(({ tax }) => {
    const known = findValue(tax);
    return known !== undefined && isTaxed(known);
  });
  if (taxed) return messages.tradeRisk.notExactly(formatSymbol(taxed.token.symbol));
  if (facts.isUnconfirmed) return text.notConfirmed;
  return facts.isMoved ? text.acceptFirst : undefined;
}
