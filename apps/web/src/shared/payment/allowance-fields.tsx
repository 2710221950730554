import { messages } from '../message/messages.ts';
import { formatExactCurrency } from '../token-list/format-exact-currency.ts';
import { TextField } from '../ui/text-field.tsx';
import { ApprovalOption } from './approval-option.tsx';
import { ApprovalSimulation } from './approval-simulation.tsx';
import type { TokenCharge } from './spender.ts';
import type { AllowanceChoice, AllowanceKind } from './use-allowance-choice.ts';

const text = messages.payment;

export interface AllowanceFieldsProps {
  charge: TokenCharge;
  choice: AllowanceChoice;
}

/** The fields that choose the allowance of a spender, and its consequence. */
export function AllowanceFields({ charge, choice }: AllowanceFieldsProps) {
  const own = charge.spender.text;
  // Every digit, because the displayed amount must be enough when it is typed.
  const amountText = formatExactCurrency(charge.amount, charge.asset);
  const optionOf = (kind: AllowanceKind) => ({
    isChosen: choice.kind === kind,
    onChoose: () => choice.setKind(kind),
  });
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{text.amount}</legend>
        <ApprovalOption {...optionOf('exact')} label={text.exact(amountText)} hint={own.exactHint} />
        <ApprovalOption {...optionOf('unlimited')} label={text.unlimited} hint={text.unlimitedHint} />
        <ApprovalOption {...optionOf('custom')} label={text.custom} hint={own.customHint} />
      </fieldset>
      {choice.kind === 'custom' && (
        <TextField
          className="mt-3"
          label={text.amount}
          value={choice.typed}
          onValueChange={choice.setTyped}
          inputMode="decimal"
          error={choice.isEnough ? undefined : own.atLeast(amountText)}
        />
      )}
      <ApprovalSimulation charge={charge} amount={choice.allowed} />
    </>
  );
}
