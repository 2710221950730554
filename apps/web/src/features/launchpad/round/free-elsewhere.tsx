import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { SaleAction } from '../write/sale-action.ts';

export interface FreeElsewhereProps {
  /** The exit that our server may collect; undefined where there is none. */
  action: SaleAction | undefined;
  /** A write in this sale is pending. */
  isPending: boolean;
  onOpen: (action: SaleAction) => void;
}

/** For a wallet on another chain: our server collects on the sale's chain. */
export function FreeElsewhere({ action, isPending, onOpen }: FreeElsewhereProps) {
  if (action === undefined) return null;
  return (
    <Button tone="quiet" isFullWidth isBusy={isPending} aria-haspopup="dialog" onClick={() => onOpen(action)}>
      {messages.launchpadProject.withoutSwitch}
    </Button>
  );
}
