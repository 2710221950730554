import type { ParsedAmount } from '@tradewind/rules/amount/parse-amount';
import type { Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Balances } from '../../../shared/token-list/balances.query.ts';
import { type Currency, formatSymbol } from '../../../shared/token-list/currency.ts';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { CurrencyButton } from '../../../shared/token-list/currency-button.tsx';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { formGas } from '../../../shared/token-list/max-amount.ts';
import { SideBalance } from '../../../shared/token-list/side-balance.tsx';

const text = messages.exchange;

export interface LiquiditySideProps {
  label: string;
  value: string;
  /** The raw amount of `value`; undefined without one. */
  raw: bigint | undefined;
  currency: Currency | undefined;
  /** Absent without an account. */
  balances: Reading<Balances> | undefined;
  /** The typed text; absent on a computed side. */
  typed: ParsedAmount | undefined;
  isStale: boolean;
  /** The deposit creates the pool. */
  isFirst: boolean;
  onEnter: (value: string) => void;
  onChoose: () => void;
}

/** One of the two amounts of a deposit. */
export function LiquiditySide(props: LiquiditySideProps) {
  const { label, value, raw, currency, balances, typed, isStale, isFirst, onEnter, onChoose } = props;
  return (
    <AmountField
      label={label}
      value={value}
      onValueChange={onEnter}
      isStale={isStale}
      error={typed && currency && findAmountError(typed, currency)}
      token={<CurrencyButton side={label} currency={currency} onClick={onChoose} />}
      footnote={currency && raw !== undefined && raw > 0n && <FiatText currency={currency} raw={raw} />}
      balance={
        balances &&
        currency && (
          <SideBalance
            currency={currency}
            balances={balances}
            gas={isFirst ? formGas.firstDeposit : formGas.deposit}
            onMax={onEnter}
          />
        )
      }
    />
  );
}

function findAmountError(amount: ParsedAmount, { symbol, decimals }: Currency): string | undefined {
  if (amount.isValid) return undefined;
  if (amount.problem === 'too-many-decimals') return text.tooManyDecimals(formatSymbol(symbol), decimals);
  return amount.problem === 'too-large' ? text.amountTooLarge : undefined;
}
