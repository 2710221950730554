import { formatAmount, formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import type { Address } from '@tradewind/rules/network/address';
import type { Chain } from '../../../shared/chain/chain.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import type { Recipient } from '../../../shared/ens/recipient.ts';
import { useRecipient } from '../../../shared/ens/recipient.query.ts';
import { useSettings } from '../../../shared/settings/settings-store.ts';
import { type Balances, useBalances } from '../../../shared/token-list/balances.query.ts';
import { useCurrencies } from '../../../shared/token-list/currencies.ts';
import { type Currency, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findWrapKind, type Quote, type WrapKind } from '../quote/quote.ts';
import { useQuote } from '../quote/use-quote.ts';
import { getExchange } from '../get-exchange.ts';
import { computeLimits } from './swap-order.ts';
import type { SwapForm } from './swap-form.ts';
import { findSwapProblem, type SwapProblem } from './swap-problem.ts';

/** The data of the card, derived from the form, the wallet and the chain. */
export type SwapView = {
  readonly session: WalletSession | undefined;
  readonly input: Currency | undefined;
  readonly output: Currency | undefined;
  readonly wrapKind: WrapKind | undefined;
  readonly amount: ParsedAmount;
  readonly quote: Reading<Quote>;
  readonly balances: Reading<Balances>;
  readonly slippageBps: number;
  /** The recipient of the output; null for the account itself. */
  readonly recipient: Recipient | null;
  readonly problem: SwapProblem | undefined;
  /** The texts of the two fields. */
  readonly inputText: string;
  readonly outputText: string;
};

export function useSwap(form: SwapForm): SwapView {
  const session = useWalletSession();
  const { slippageBps } = useSettings();
  const chain = useChain();
  const { wrappedNative } = chain.contracts;
  const { find } = useCurrencies();
  const [input, output] = [find(form.inputId), find(form.outputId)];
  const exactCurrency = form.exactField === 'input' ? input : output;
  const amount = parseAmount(form.typedAmount, exactCurrency?.decimals ?? 18);
  const raw = amount.isValid ? amount.raw : undefined;
  const request = { input, output, exactField: form.exactField, amount: raw, wrappedNative };
  const quote = useQuote(request);
  const sides = [input, output].filter((side) => side !== undefined);
  const balances = useBalances(session?.account, sides);
  const named = useRecipient(form.recipient ?? '');
  const recipient = form.recipient === null ? null : named;
  const problem = findSwapProblem({
    hasAccount: session !== undefined,
    hasBothCurrencies: input !== undefined && output !== undefined,
    amount,
    recipient,
    quote: findValue(quote),
    amountIn: findAmountIn(findValue(quote), slippageBps),
    balance: input && findValue(balances)?.get(toCurrencyId(input)),
    blockedRecipients: listBlockedRecipients(chain),
  });
  return {
    session,
    input,
    output,
    wrapKind: findWrapKind(request),
    amount,
    quote,
    balances,
    slippageBps,
    recipient,
    problem,
    ...findFieldTexts(form, findValue(quote), input, output),
  };
}

function listBlockedRecipients(chain: Chain): Address[] {
  const { factory, router } = getExchange(chain);
  return [factory, router, chain.contracts.wrappedNative];
}

/** The maximum outgoing amount; for an exact output it includes the slippage. */
function findAmountIn(quote: Quote | undefined, slippageBps: number): bigint | undefined {
  if (quote?.kind === 'trade') return computeLimits({ trade: quote.trade, slippageBps }).amountIn;
  return quote?.kind === 'wrap' || quote?.kind === 'unwrap' ? quote.amount : undefined;
}

function findFieldTexts(
  { exactField, typedAmount }: SwapForm,
  quote: Quote | undefined,
  input: Currency | undefined,
  output: Currency | undefined,
) {
  const other = exactField === 'input' ? output : input;
  const otherText = other ? formatOtherSide(quote, exactField, other) : '';
  return exactField === 'input'
    ? { inputText: typedAmount, outputText: otherText }
    : { inputText: otherText, outputText: typedAmount };
}

function formatOtherSide(quote: Quote | undefined, exactField: SwapForm['exactField'], other: Currency) {
  if (quote?.kind === 'wrap' || quote?.kind === 'unwrap')
    return formatExactAmount(quote.amount, other.decimals);
  if (quote?.kind !== 'trade') return '';
  const { amountIn, amountOut } = quote.trade;
  return formatAmount(exactField === 'input' ? amountOut : amountIn, other.decimals);
}
