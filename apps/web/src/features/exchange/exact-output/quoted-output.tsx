import { findExchangeDeployment } from '@tradewind/abi/deployment';
import type { Trade } from '@tradewind/rules/exchange/trade';
import { useState } from 'react';
import { findValue, mapReading, type Reading } from '../../../shared/chain/reading.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import type { ExactOutput, ExactOutputProps } from '../../../shared/site/exact-output-part.ts';
import { toCurrencyId } from '../../../shared/token-list/currency.ts';
import { useChainTrade } from '../quote/chain-trade.query.ts';
import { useQuote } from '../quote/use-quote.ts';
import { useExactOutputOffer } from './use-exact-output-offer.ts';

const noRoute: ExactOutput = { kind: 'no-route' };

/** The offer of the exchange for an exact output, for a write of another area. */
export function QuotedOutput(props: ExactOutputProps) {
  const { account, input, output, amountOut, children } = props;
  const { chainId } = useChain();
  if (!findExchangeDeployment(chainId)) return children({ state: 'value', value: noRoute });
  const wish = [chainId, account, toCurrencyId(input), toCurrencyId(output), String(amountOut)];
  // Another wish has an agreed price of its own.
  return <RoutedOutput key={wish.join(' ')} {...props} />;
}

function RoutedOutput(props: ExactOutputProps) {
  const { input, output, amountOut, children } = props;
  const { wrappedNative } = useChain().contracts;
  const quote = useQuote({ input, output, exactField: 'output', amount: amountOut, wrappedNative });
  const known = findValue(quote);
  const trade = useLast(known?.kind === 'trade' ? known.trade : undefined);
  return trade ? <PricedOutput {...props} trade={trade} /> : children(mapReading(quote, () => noRoute));
}

/** The last value that was there. */
function useLast<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

/** The price is agreed when the chain first confirms it. */
function PricedOutput({ trade, ...props }: ExactOutputProps & { trade: Trade }) {
  const present = useChainTrade(trade);
  const now = findValue(present);
  const [agreed, setAgreed] = useState(now);
  if (agreed === undefined && now !== undefined) setAgreed(now);
  if (agreed === undefined) return props.children(mapReading(present, () => noRoute));
  return <AgreedOutput {...props} agreed={agreed} present={present} onAgree={setAgreed} />;
}

type AgreedOutputProps = ExactOutputProps & {
  agreed: Trade;
  present: Reading<Trade | undefined>;
  onAgree: (trade: Trade) => void;
};

function AgreedOutput({ children, ...props }: AgreedOutputProps) {
  const offer = useExactOutputOffer(props);
  return children({ state: 'value', value: { kind: 'offer', offer } });
}
