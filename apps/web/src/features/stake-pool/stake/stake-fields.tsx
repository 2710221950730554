import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import type { Balances } from '../../../shared/token-list/balances.query.ts';
import { CurrencyLogo } from '../../../shared/token-list/currency-logo.tsx';
import { formatSymbol, toCurrencyId } from '../../../shared/token-list/currency.ts';
import { FiatText } from '../../../shared/token-list/fiat-text.tsx';
import { SideBalance } from '../../../shared/token-list/side-balance.tsx';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { Choice } from '../../../shared/ui/choice.tsx';
import { formatPeriod } from '../pool/format-period.ts';
import { formatRate } from '../pool/rates.ts';
import { computeMaxStake, findAmountProblem, parseStake, type StakeForm } from './stake-form.ts';

const text = messages.stakePoolWrite;

export interface StakeFieldsProps {
  form: StakeForm;
  balances: Reading<Balances>;
  onTyped: (typed: string) => void;
  onPeriod: (duration: bigint) => void;
}

/** The fields of a stake: amount and period. */
export function StakeFields({ form, balances, onTyped, onPeriod }: StakeFieldsProps) {
  const { pool, period, typed } = form;
  const { deposit } = pool;
  const amount = parseStake(typed, pool);
  const problem = findAmountProblem(form, amount);
  const balance = findValue(balances)?.get(toCurrencyId(deposit));
  return (
    <>
      <AmountField
        label={text.amount}
        value={typed}
        onValueChange={onTyped}
        error={problem === text.enterAmount ? undefined : problem}
        token={
          <span className="inline-flex items-center gap-2 font-semibold">
            <CurrencyLogo currency={deposit} />
            {formatSymbol(deposit.symbol)}
          </span>
        }
        footnote={amount.isValid && amount.raw > 0n && <FiatText currency={deposit} raw={amount.raw} />}
        balance={
          <SideBalance
            currency={deposit}
            balances={balances}
            gas={0n}
            onMax={() => balance !== undefined && onTyped(computeMaxStake(pool, period, balance))}
          />
        }
      />
      <Choice
        label={text.period}
        size="small"
        options={pool.periods.map((offered) => ({
          key: String(offered.duration),
          label: text.option(formatPeriod(offered.duration), formatRate(offered)),
        }))}
        selected={String(period.duration)}
        onSelect={(key) => onPeriod(BigInt(key))}
      />
    </>
  );
}
