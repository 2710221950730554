import { messages } from '../message/messages.ts';
import { Dialog } from '../ui/dialog.tsx';
import { formatSymbol, type Token, toCurrencyId } from './currency.ts';
import { QuickSwap } from './quick-swap.tsx';

export interface BuyDialogProps {
  token: Token;
  onClose: () => void;
}

/** Buys a token by our own swap, which opens with the terms. */
export function BuyDialog({ token, onClose }: BuyDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={messages.quickSwap.buy(formatSymbol(token.symbol))}>
      <QuickSwap outputId={toCurrencyId(token)} />
    </Dialog>
  );
}
