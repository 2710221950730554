import { messages } from '../message/messages.ts';
import { useChain } from '../chain/use-chain.ts';
import { toCurrencyId } from '../token-list/currency.ts';
import { CurrencyLogo } from '../token-list/currency-logo.tsx';
import { FiatText } from '../token-list/fiat-text.tsx';
import { formatCurrencyAmount } from '../token-list/format-currency-amount.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { ExactText } from '../ui/exact-text.tsx';
import type { WriteAmount } from './write-amount.ts';

const text = messages.transaction;

export interface WriteAmountsProps {
  amounts: readonly WriteAmount[];
  /** Of the write; without it, the chain of this part of the page. */
  chainId?: number | undefined;
  /** The amounts were moved. */
  isPast?: boolean;
}

/** The amounts of a write, with their values where the prices are those of its chain. */
export function WriteAmounts({ amounts, chainId, isPast = false }: WriteAmountsProps) {
  const roles = isPast ? text.pastAmount : text.amount;
  const priced = useChain().chainId;
  const isPriced = chainId === undefined || chainId === priced;
  const received = amounts.filter(({ role }) => role === 'receive');
  const gain = isPast && received.length === 1 ? received[0] : undefined;
  const others = amounts.filter((amount) => amount !== gain);
  return (
    <>
      {gain && <Gain label={roles.receive} amount={gain} isPriced={isPriced} />}
      <dl className="divide-y divide-line rounded-control bg-sunken px-3 empty:hidden tablet:px-4">
        {others.map((amount, index) => (
          <Amount
            key={`${amount.role} ${toCurrencyId(amount.currency)}`}
            label={others[index - 1]?.role === amount.role ? text.alsoAmount : roles[amount.role]}
            amount={amount}
            isPriced={isPriced}
          />
        ))}
      </dl>
    </>
  );
}

/** The amount that a write was made for, once it is there. */
function Gain({ label, amount: { raw, currency }, isPriced }: AmountProps) {
  return (
    <dl className="flex flex-col items-center pb-1.5 text-center">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="flex max-w-full flex-wrap items-center justify-center gap-x-2.5">
        <CurrencyLogo currency={currency} size={32} />
        <ExactText
          exact={formatExactCurrency(BigInt(raw), currency)}
          className="figures min-w-0 text-title font-semibold break-all tablet:text-heading"
        >
          {formatCurrencyAmount(BigInt(raw), currency)}
        </ExactText>
        {isPriced && (
          <span className="min-h-5 w-full text-small text-muted">
            <FiatText currency={currency} raw={BigInt(raw)} />
          </span>
        )}
      </dd>
    </dl>
  );
}

type AmountProps = { label: string; amount: WriteAmount; isPriced: boolean };

function Amount({ label, amount: { role, raw, currency }, isPriced }: AmountProps) {
  const exact = formatExactCurrency(BigInt(raw), currency);
  return (
    <div className="flex min-h-12 items-center justify-between gap-2 py-1.5">
      <dt className="shrink-0 text-small text-muted">{label}</dt>
      <dd className="flex min-w-0 items-center gap-2.5">
        <span className="min-w-0 text-right">
          <ExactText
            exact={exact}
            className="figures block text-body font-semibold break-all tablet:text-title"
          >
            {/* A transfer cannot be taken back. */}
            {role === 'send' ? exact : formatCurrencyAmount(BigInt(raw), currency)}
          </ExactText>
          {isPriced && (
            <span className="block min-h-4 text-caption text-muted">
              <FiatText currency={currency} raw={BigInt(raw)} />
            </span>
          )}
        </span>
        <CurrencyLogo currency={currency} size={28} />
      </dd>
    </div>
  );
}
