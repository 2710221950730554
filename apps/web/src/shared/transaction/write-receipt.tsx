import { formatPercent } from '@tradewind/rules/amount/format-percent';
import { isSameAddress } from '@tradewind/rules/network/address';
import type { ReactNode } from 'react';
import type { Address, Hash, TransactionReceipt } from 'viem';
import type { Chain } from '../chain/chain.ts';
import { findValue } from '../chain/reading.ts';
import { useChain, useChains } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { getCurrencies } from '../token-list/currencies.ts';
import type { CurrencyAmount } from '../token-list/currency-value.ts';
import { FiatNote } from '../token-list/fiat-note.tsx';
import { formatCurrencyAmount } from '../token-list/format-currency-amount.ts';
import { Detail } from '../ui/detail.tsx';
import { ReadingText } from '../ui/reading-text.tsx';
import { computePaid, computeReceived } from './receipt-movement.ts';
import { useReceipt } from './receipt.query.ts';
import { toTransactionKey, useTransactionStore } from './transaction-store.ts';
import type { WriteAmount } from './write-amount.ts';
import { WriteAmounts } from './write-amounts.tsx';

const text = messages.transaction.receipt;

export interface WriteReceiptProps {
  amounts: readonly WriteAmount[];
  chainId: number;
  hash: Hash;
}

/** What the receipt says beside the moved amounts: the difference from the quote, and the network fee. */
export function WriteReceipt({ chainId, ...rest }: WriteReceiptProps) {
  const chain = useChains().find(chainId);
  return chain ? <ReceiptOf {...rest} chain={chain} /> : null;
}

/** The amounts that a write moved: those of its receipt, once it is read. */
export function MovedAmounts({ chainId, ...rest }: WriteReceiptProps) {
  const chain = useChains().find(chainId);
  return chain ? (
    <MovedAmountsOf {...rest} chain={chain} />
  ) : (
    <WriteAmounts amounts={rest.amounts} chainId={chainId} />
  );
}

function MovedAmountsOf({ amounts, hash, chain }: ReceiptOfProps) {
  const receipt = findValue(useReceipt(chain, hash));
  const { wrappedNative } = chain.contracts;
  const toMoved = (amount: WriteAmount, found: TransactionReceipt): WriteAmount =>
    amount.isEstimate ? { ...amount, raw: String(computeMoved(amount, found, wrappedNative)) } : amount;
  const moved = receipt ? amounts.map((amount) => toMoved(amount, receipt)) : amounts;
  const isPast = receipt !== undefined && amounts.every(isProven);
  return <WriteAmounts amounts={moved} chainId={chain.chainId} isPast={isPast} />;
}

/** The receipt decides an estimate, and a successful write pays what it names; what it names to arrive is a promise. */
function isProven({ role, isEstimate }: WriteAmount): boolean {
  return isEstimate || role !== 'receive';
}

type ReceiptOfProps = Omit<WriteReceiptProps, 'chainId'> & { chain: Chain };

function ReceiptOf({ amounts, hash, chain }: ReceiptOfProps) {
  const key = toTransactionKey({ chainId: chain.chainId, hash });
  const account = useTransactionStore(({ records }) => records[key]?.from);
  const receipt = useReceipt(chain, hash);
  const { wrappedNative } = chain.contracts;
  const isPriced = useChain().chainId === chain.chainId;
  const [estimate, ...others] = amounts.filter(({ isEstimate }) => isEstimate);
  const toText = (format: (found: TransactionReceipt) => ReactNode) => (
    <ReadingText reading={receipt} format={format} unknownReason={text.unknown} />
  );
  return (
    <dl className="rows text-small max-[22rem]:text-caption">
      {estimate && others.length === 0 && (
        <Detail label={text.againstQuote}>
          {toText((found) =>
            formatDifference(BigInt(estimate.raw), computeMoved(estimate, found, wrappedNative)),
          )}
        </Detail>
      )}
      <Detail label={text.networkFee}>
        {toText((found) =>
          // Another account than the write's may have paid for a batch.
          account !== undefined && !isSameAddress(found.from, account) ? (
            text.paidByOther
          ) : (
            <PaidFee
              currency={getCurrencies(chain).native}
              raw={found.gasUsed * found.effectiveGasPrice}
              isPriced={isPriced}
            />
          ),
        )}
      </Detail>
    </dl>
  );
}

function computeMoved(
  { role, currency, account }: WriteAmount,
  receipt: TransactionReceipt,
  wrappedNative: Address,
): bigint {
  const movement = { currency, account, wrappedNative };
  return role === 'receive' ? computeReceived(receipt, movement) : computePaid(receipt, movement);
}

function formatDifference(quoted: bigint, moved: bigint): string {
  if (moved === quoted) return text.asQuoted;
  const share = formatPercent({
    numerator: moved > quoted ? moved - quoted : quoted - moved,
    denominator: quoted,
  });
  return moved > quoted ? text.more(share) : text.less(share);
}

type PaidFeeProps = CurrencyAmount & { isPriced: boolean };

/** The fee of the receipt, with its value at today's price where the prices are those of its chain. */
function PaidFee({ isPriced, ...amount }: PaidFeeProps) {
  return (
    <>
      <span className="whitespace-nowrap">{formatCurrencyAmount(amount.raw, amount.currency)}</span>
      {isPriced && <FiatNote {...amount} isPast />}
    </>
  );
}
