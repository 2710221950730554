import { messages } from '../../../shared/message/messages.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { AmountField } from '../../../shared/ui/amount-field.tsx';
import { type CreateFieldsProps, toFieldError } from './create-fields.ts';
import { TokenField } from './token-field.tsx';

const text = messages.operatorPools;

/** The tokens of a new pool, its least stake and its cap. */
export function AmountFields({ form, account, faults, isChecked }: CreateFieldsProps) {
  const { texts, set, deposit, earn } = form;
  const unit = <span className="font-semibold">{deposit && formatSymbol(deposit.symbol)}</span>;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <TokenField
          label={text.depositToken}
          account={account}
          currency={deposit}
          error={toFieldError(faults.deposit, deposit === undefined, isChecked)}
          onSelect={(depositId) => set({ depositId })}
        />
        <TokenField
          label={text.earnToken}
          account={account}
          currency={earn}
          error={toFieldError(faults.earn, earn === undefined, isChecked)}
          onSelect={(earnId) => set({ earnId })}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <AmountField
          label={text.minimumStake}
          value={texts.minimumStake}
          onValueChange={(minimumStake) => set({ minimumStake })}
          token={unit}
          error={toFieldError(faults.minimumStake, texts.minimumStake === '', isChecked)}
        />
        <AmountField
          label={text.cap}
          value={texts.cap}
          onValueChange={(cap) => set({ cap })}
          token={unit}
          error={toFieldError(faults.cap, texts.cap === '', isChecked)}
        />
      </div>
    </>
  );
}
