import { amountDigits } from '@tradewind/rules/amount/format-amount';
import { computePriceImpactSeverity } from '@tradewind/rules/exchange/price-impact';
import { computePriceImpactBps, type Trade } from '@tradewind/rules/exchange/trade';
import { checksumAddress } from 'viem';
import { useNetworkState } from '../../../shared/chain/network-state.ts';
import { findValue } from '../../../shared/chain/reading.ts';
import type { Payee } from '../../../shared/ens/recipient.ts';
import { messages } from '../../../shared/message/messages.ts';
import { SimulatedOutcome } from '../../../shared/simulation/simulated-outcome.tsx';
import { useSimulatedWrite } from '../../../shared/simulation/simulation.query.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { formatCurrencyAmount } from '../../../shared/token-list/format-currency-amount.ts';
import { useChainTrade } from '../quote/chain-trade.query.ts';
import { isPayable, type Payment } from '../../../shared/payment/payment.ts';
import { isTradeChanged } from '../quote/requote.ts';
import { computeLimits, type SwapOrder } from './swap-order.ts';
import { SwapDetails } from './swap-details.tsx';
import { planSwap } from './swap-write.ts';
import { TaxNotices } from '../token-tax/tax-notices.tsx';
import { useTradeTaxes } from '../token-tax/token-tax.query.ts';

const text = messages.exchange;

export interface ConfirmDialogProps {
  /** The displayed order, which would be sent. */
  order: SwapOrder;
  /** The pools' current offer. */
  offered: Trade;
  /** How the input of the order is paid. */
  payment: Payment;
  onAccept: (trade: Trade) => void;
  /** The order takes another tolerance. */
  onSlippage: (slippageBps: number) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** The confirmation of a trade; a changed price must be accepted before it can be confirmed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { order, payment, onSlippage } = props;
  const { trade, input, output, slippageBps, payee } = order;
  const terms = { trade, input, output, slippageBps, onSlippage };
  // The route may come from the API; the amounts come from the chain.
  const checked = useChainTrade(props.offered);
  const offered = findValue(checked);
  const isChanged = offered !== undefined && isTradeChanged(trade, offered);
  const severity = computePriceImpactSeverity(computePriceImpactBps(trade));
  const planned = planSwap(order);
  const simulated = useSimulatedWrite(planned);
  const isReconnecting = useNetworkState() !== 'answering';
  const isTooHigh = severity > 3;
  const isTrap = useTradeTaxes(trade, input, output).some(({ tax }) => findValue(tax)?.kind === 'unsellable');
  const isAlarming = severity > 2 || isTrap || simulated.isAlarming;
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={text.confirmTitle}
      footer={
        <Button
          size="large"
          isFullWidth
          tone={isAlarming ? 'danger' : 'primary'}
          disabled={
            isReconnecting || isChanged || isTooHigh || !offered || !isPayable(payment) || simulated.isBlocked
          }
          isBusy={simulated.isAwaited || checked.state === 'loading' || payment.kind === 'unknown'}
          onClick={props.onConfirm}
        >
          {toConfirmLabel({ isReconnecting, isTooHigh, isAlarming })}
        </Button>
      }
    >
      <ConfirmedAmounts order={order} />
      <p className="my-4 text-small text-muted">{toEstimateText(order)}</p>
      {payee && <PayeeText payee={payee} />}
      <div className="mb-4">
        <TaxNotices {...terms} />
      </div>
      <div className="mb-4">
        <SimulatedOutcome planned={planned} outcome={simulated.outcome} />
      </div>
      <SwapDetails {...terms} />
      <output className="mt-4 block empty:hidden">
        {!offered && checked.state !== 'loading' && <InlineNotice tone="warning" title={text.notConfirmed} />}
        {payment.kind === 'approve' && (
          <InlineNotice tone="warning">{text.approveMore(formatSymbol(input.symbol))}</InlineNotice>
        )}
        {isChanged && <ChangedNotice onAccept={() => props.onAccept(offered)} />}
      </output>
    </Dialog>
  );
}

type Obstacles = { isReconnecting: boolean; isTooHigh: boolean; isAlarming: boolean };

function toConfirmLabel({ isReconnecting, isTooHigh, isAlarming }: Obstacles): string {
  if (isReconnecting) return text.reconnecting;
  if (isTooHigh) return text.priceImpactTooHigh;
  return isAlarming ? text.swapAnyway : text.confirmSwap;
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
    <div className="mb-4 text-small">
      <p className="break-all">{text.sentTo(name ?? account)}</p>
      {name !== undefined && <p className="figures break-all text-muted">{account}</p>}
    </div>
  );
}

function ConfirmedAmounts({ order: { trade, input, output } }: { order: SwapOrder }) {
  return (
    <>
      <ConfirmedAmount label={text.youPay} raw={trade.amountIn} currency={input} />
      <div className="flex justify-center py-1 text-muted">
        <Icon name="arrowDown" />
      </div>
      <ConfirmedAmount label={text.youReceive} raw={trade.amountOut} currency={output} />
    </>
  );
}

function ConfirmedAmount({ label, raw, currency }: { label: string; raw: bigint; currency: Currency }) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-control bg-sunken p-4">
      <div className="min-w-0">
        <p className="text-small text-muted">{label}</p>
        <p className="figures text-title font-semibold break-all">{formatCurrencyAmount(raw, currency)}</p>
      </div>
      <CurrencyLogo currency={currency} size={40} />
    </div>
  );
}

function toEstimateText(order: SwapOrder): string {
  const limits = computeLimits(order);
  return order.trade.kind === 'exact-in'
    ? text.outputEstimated(formatCurrencyAmount(limits.amountOut, order.output))
    : text.inputEstimated(formatCurrencyAmount(limits.amountIn, order.input, amountDigits, 'up'));
}
