import { useState } from 'react';
import { messages } from '../message/messages.ts';
import { Button, type ButtonSize, type ButtonTone } from '../ui/button.tsx';
import { DialogBoundary } from '../ui/dialog-boundary.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { formatSymbol, type Token } from './currency.ts';

const BuyDialog = lazyPart(() => import('./buy-dialog.tsx').then((m) => ({ default: m.BuyDialog })));

export interface BuySlotProps {
  token: Token;
  tone?: ButtonTone;
  size?: ButtonSize;
}

/** A button that opens the short form of our own swap for a token; its code loads with the first click. */
export function BuySlot({ token, tone = 'secondary', size = 'medium' }: BuySlotProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone={tone} size={size} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.quickSwap.buy(formatSymbol(token.symbol))}
      </Button>
      {isOpen && (
        <DialogBoundary onClose={close}>
          <BuyDialog token={token} onClose={close} />
        </DialogBoundary>
      )}
    </>
  );
}
