import { amountDigits } from '@tradewind/rules/amount/format-amount';
import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { computePriceImpact, type Trade } from '@tradewind/rules/exchange/trade';
import { checksumAddress } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import type { Payee } from '../../../shared/ens/recipient.ts';
import { messages } from '../../../shared/message/messages.ts';
import { MovementList } from '../../../shared/simulation/movement-list.tsx';
import { NetworkFee } from '../../../shared/simulation/network-fee.tsx';
import { SimulationLine, type SimulationLineProps } from '../../../shared/simulation/simulation-line.tsx';
import { verifyMovements } from '../../../shared/simulation/verify-movements.ts';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { formatExactCurrency } from '../../../shared/token-list/format-exact-currency.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Disclosure } from '../../../shared/ui/disclosure.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { TaxNotices } from '../token-tax/tax-notices.tsx';
import { SandwichNotice } from './sandwich-notice.tsx';
import { SwapDetails } from './swap-details.tsx';
import { computeLimits, type SwapOrder } from './swap-order.ts';
import { type SwapReview, useSwapReview } from './use-swap-review.ts';

const text = messages.swapDialog;

export interface SwapTermsProps extends SwapReview {
  onAccept: (trade: Trade) => void;
  /** The order takes another tolerance. */
  onSlippage: (slippageBps: number) => void;
}

/** The terms of an order: its worst case in a line, everything unusual, and the rest behind `Details`. */
export function SwapTerms({ onAccept, onSlippage, ...review }: SwapTermsProps) {
  const { order } = review;
  const { trade, input, output, slippageBps, payee } = order;
  const { planned, simulated, severity, isUnconfirmed, changed } = useSwapReview(review);
  const known = findValue(simulated.simulation);
  const terms = { trade, input, output, slippageBps, onSlippage };
  return (
    <>
      <div className="rows">
        <SimulationLine {...toPromise(order)} planned={planned} simulation={simulated.simulation} />
        <NetworkFee simulation={simulated.simulation} />
      </div>
      {payee && <PayeeText payee={payee} />}
      {severity > 1 && (
        <InlineNotice tone="warning">
          {text.impactNotice(formatPercent(computePriceImpact(trade)))}
        </InlineNotice>
      )}
      <TaxNotices {...terms} />
      <SandwichNotice {...terms} />
      <output className="block empty:hidden">
        {isUnconfirmed && <InlineNotice tone="warning" title={text.notConfirmed} />}
        {changed && <ChangedNotice onAccept={() => onAccept(changed)} />}
      </output>
      <Disclosure label={messages.transaction.details}>
        <SwapDetails {...terms} />
        {known?.kind === 'measured' && (
          <div className="border-t border-line">
            <MovementList verification={verifyMovements(known, planned)} account={order.account} />
          </div>
        )}
      </Disclosure>
    </>
  );
}

function ChangedNotice({ onAccept }: { onAccept: () => void }) {
  return (
    <InlineNotice
      tone="warning"
      title={text.priceUpdated}
      action={
        <Button size="small" tone="secondary" onClick={onAccept}>
          {text.accept}
        </Button>
      }
    />
  );
}

/** The recipient's name and the address that receives the output. */
function PayeeText({ payee: { name, address } }: { payee: Payee }) {
  const account = checksumAddress(address);
  return (
    <div className="text-small">
      <p className="break-all">{text.sentTo(name ?? account)}</p>
      {name !== undefined && <p className="figures break-all text-muted">{account}</p>}
    </div>
  );
}

/** The least that arrives, or the most that leaves. */
function toPromise(order: SwapOrder): Pick<SimulationLineProps, 'label' | 'amounts'> {
  const { amountIn, amountOut } = computeLimits(order);
  const { input, output } = order;
  return order.trade.kind === 'exact-in'
    ? {
        label: messages.simulation.atLeast,
        amounts: [
          { shown: formatCurrencyAmount(amountOut, output), exact: formatExactCurrency(amountOut, output) },
        ],
      }
    : {
        label: messages.simulation.atMost,
        amounts: [
          {
            shown: formatCurrencyAmount(amountIn, input, amountDigits, 'up'),
            exact: formatExactCurrency(amountIn, input),
          },
        ],
      };
}
