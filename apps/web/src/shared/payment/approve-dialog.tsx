import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { useState } from 'react';
import { maxUint256 } from 'viem';
import { messages } from '../message/messages.ts';
import { formatSymbol } from '../token-list/currency.ts';
import { TransactionDialog } from '../transaction/transaction-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ApprovalOutcome } from './approval-outcome.tsx';
import { ApprovalOption } from './approval-option.tsx';
import { ApproveSubmit } from './approve-submit.tsx';
import type { TokenCharge } from './spender.ts';
import type { Approval } from './use-payment.ts';

const text = messages.payment;

export interface ApproveDialogProps {
  charge: TokenCharge;
  approval: Approval;
  onClose: () => void;
}

type Choice = 'exact' | 'unlimited' | 'custom';

/** Chooses the allowance of a spender: exactly the charge's amount by default. */
export function ApproveDialog({ charge, approval, onClose }: ApproveDialogProps) {
  const { asset: token, amount: needed } = charge;
  const own = charge.spender.text;
  const [choice, setChoice] = useState<Choice>('exact');
  const [typed, setTyped] = useState(formatExactAmount(needed, token.decimals));
  const custom = parseAmount(typed, token.decimals);
  const allowed = toAllowed(choice, needed, custom);
  const isCustomEnough = custom.isValid && custom.raw >= needed;
  const enough = choice === 'custom' && !isCustomEnough ? undefined : allowed;
  // Every digit, because the displayed amount must be enough when it is typed.
  const amountText = `${formatExactAmount(needed, token.decimals)} ${formatSymbol(token.symbol)}`;
  if (approval.progress.stage !== 'idle')
    return (
      <TransactionDialog
        progress={approval.progress}
        summary={text.summary(token.symbol)}
        onClose={onClose}
      />
    );
  const approve = () => {
    if (choice !== 'custom') approval.approve(choice === 'exact' ? needed : 'unlimited');
    else if (custom.isValid) approval.approve(custom.raw);
  };
  const optionOf = (option: Choice) => ({
    isChosen: choice === option,
    onChoose: () => setChoice(option),
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.approve(formatSymbol(token.symbol))}
      description={own.reason(formatSymbol(token.symbol))}
      footer={<ApproveSubmit charge={charge} amount={enough} onApprove={approve} />}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{text.amount}</legend>
        <ApprovalOption {...optionOf('exact')} label={text.exact(amountText)} hint={own.exactHint} />
        <ApprovalOption {...optionOf('unlimited')} label={text.unlimited} hint={text.unlimitedHint} />
        <ApprovalOption {...optionOf('custom')} label={text.custom} hint={own.customHint} />
      </fieldset>
      {choice === 'custom' && (
        <TextField
          className="mt-3"
          label={text.amount}
          value={typed}
          onValueChange={setTyped}
          inputMode="decimal"
          error={isCustomEnough ? undefined : own.atLeast(amountText)}
        />
      )}
      <ApprovalOutcome charge={charge} amount={allowed} />
    </Dialog>
  );
}

/** The resulting allowance; undefined while the amount is invalid. */
function toAllowed(choice: Choice, needed: bigint, custom: ParsedAmount): bigint | undefined {
  if (choice !== 'custom') return choice === 'exact' ? needed : maxUint256;
  return custom.isValid ? custom.raw : undefined;
}
