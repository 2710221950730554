import { formatExactAmount } from '@tradewind/rules/amount/format-amount';
import { type ParsedAmount, parseAmount } from '@tradewind/rules/amount/parse-amount';
import { useState } from 'react';
import { maxUint256 } from 'viem';
import { messages } from '../message/messages.ts';
import { formatSymbol, type Token } from '../token-list/currency.ts';
import { TransactionDialog } from '../transaction/transaction-dialog.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ApprovalOutcome } from './approval-outcome.tsx';
import { ApprovalOption } from './approval-option.tsx';
import { ApproveSubmit } from './approve-submit.tsx';
import type { useApproval } from './use-approval.ts';

const text = messages.exchange;

export interface ApproveDialogProps {
  token: Token;
  needed: bigint;
  approval: ReturnType<typeof useApproval>;
  onClose: () => void;
}

type Choice = 'exact' | 'unlimited' | 'custom';

/** Chooses the allowance of the exchange: exactly this trade's amount by default. */
export function ApproveDialog({ token, needed, approval, onClose }: ApproveDialogProps) {
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
        summary={text.summary.approve(token.symbol)}
        onClose={onClose}
      />
    );
  const approve = () => {
    if (choice !== 'custom') approval.approve(choice === 'exact' ? needed : 'unlimited');
    else if (custom.isValid) approval.approve(custom.raw);
  };
  const optionOf = (own: Choice) => ({ isChosen: choice === own, onChoose: () => setChoice(own) });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.approveTitle(formatSymbol(token.symbol))}
      description={text.approveText(formatSymbol(token.symbol))}
      footer={<ApproveSubmit token={token} amount={enough} onApprove={approve} />}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{text.approveAmount}</legend>
        <ApprovalOption
          {...optionOf('exact')}
          label={text.approveExact(amountText)}
          hint={text.approveExactText}
        />
        <ApprovalOption
          {...optionOf('unlimited')}
          label={text.approveUnlimited}
          hint={text.approveUnlimitedText}
        />
        <ApprovalOption {...optionOf('custom')} label={text.approveCustom} hint={text.approveCustomText} />
      </fieldset>
      {choice === 'custom' && (
        <TextField
          className="mt-3"
          label={text.approveAmount}
          value={typed}
          onValueChange={setTyped}
          inputMode="decimal"
          error={isCustomEnough ? undefined : text.approveAtLeast(amountText)}
        />
      )}
      <ApprovalOutcome token={token} amount={allowed} />
    </Dialog>
  );
}

/** The resulting allowance; undefined while the amount is invalid. */
function toAllowed(choice: Choice, needed: bigint, custom: ParsedAmount): bigint | undefined {
  if (choice !== 'custom') return choice === 'exact' ? needed : maxUint256;
  return custom.isValid ? custom.raw : undefined;
}
