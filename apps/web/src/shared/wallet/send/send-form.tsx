import { ChainSelect } from '../../chain/chain-select.tsx';
import { useChain, useChains } from '../../chain/use-chain.ts';
import { RecipientField } from '../../ens/recipient-field.tsx';
import { messages } from '../../message/messages.ts';
import { formatSymbol } from '../../token-list/currency.ts';
import { CurrencyButton } from '../../token-list/currency-button.tsx';
import { FiatText } from '../../token-list/fiat-text.tsx';
import { formGas } from '../../token-list/max-amount.ts';
import { SideBalance } from '../../token-list/side-balance.tsx';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import type { SendProblem } from './send-problem.ts';
import type { SendView } from './use-send.ts';

const text = messages.send;

export interface SendFormProps {
  view: SendView;
  onChain: (chainId: number) => void;
  onChoose: () => void;
  onReview: () => void;
  onClose: () => void;
}

/** The chain, asset, amount and recipient; the button shows the first problem. */
export function SendForm({ view, onChain, onChoose, onReview, onClose }: SendFormProps) {
  const { form, change, currency, balances, warning, problem } = view;
  const { chainIds } = useChains();
  const { chainId } = useChain();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      footer={
        <Button size="large" isFullWidth disabled={problem !== undefined} onClick={onReview}>
          {toButtonText(view)}
        </Button>
      }
    >
      <ChainSelect chainIds={chainIds} chainId={chainId} onSelect={onChain} className="mb-4" />
      <AmountField
        label={text.amount}
        value={form.amount}
        onValueChange={(amount) => change({ amount })}
        error={findAmountError(view)}
        token={<CurrencyButton side={text.title} currency={currency} onClick={onChoose} />}
        footnote={
          view.amount.isValid &&
          view.amount.raw > 0n && <FiatText currency={currency} raw={view.amount.raw} />
        }
        balance={
          <SideBalance
            currency={currency}
            balances={balances}
            gas={formGas.send}
            onMax={(amount) => change({ amount })}
          />
        }
      />
      <RecipientField
        className="mt-4 mb-1"
        label={text.recipient}
        value={form.recipient}
        onValueChange={(typed) => change({ recipient: typed.replaceAll(/\s+/g, '') })}
        recipient={view.recipient}
        error={view.blocked && text.blocked[view.blocked]}
      />
      <output className="mt-3 block empty:hidden">
        {warning && <InlineNotice tone="warning">{text.warning[warning]}</InlineNotice>}
      </output>
    </Dialog>
  );
}

/** The text of the button for each problem, by its name: the language may come after this module. */
const problemTexts = {
  'enter-amount': 'enterAmount',
  'too-many-decimals': 'enterAmount',
  'too-large': 'enterAmount',
  'enter-recipient': 'enterRecipient',
  'recipient-resolving': 'checkingRecipient',
  'recipient-unknown': 'recipientUnknown',
  'invalid-recipient': 'invalidRecipient',
  'blocked-recipient': 'invalidRecipient',
  'checking-recipient': 'checkingRecipient',
} as const satisfies Record<Exclude<SendProblem, 'insufficient-balance'>, keyof typeof text>;

function toButtonText({ problem, currency }: SendView): string {
  if (problem === 'insufficient-balance') return text.insufficientBalance(formatSymbol(currency.symbol));
  return text[problem ? problemTexts[problem] : 'review'];
}

function findAmountError({ amount, currency }: SendView): string | undefined {
  if (amount.isValid) return undefined;
  if (amount.problem === 'too-many-decimals')
    return text.tooManyDecimals(formatSymbol(currency.symbol), currency.decimals);
  return amount.problem === 'too-large' || amount.problem === 'too-long' ? text.amountTooLarge : undefined;
}
