import { messages } from '../../../shared/message/messages.ts';
import { Button, type ButtonSize } from '../../../shared/ui/button.tsx';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { openCollectDialog } from './collect-store.ts';
import { useIsClaiming } from './use-is-claiming.ts';
import type { Collectable } from './collectable.ts';

const text = messages.predictionClaim;

export interface CollectButtonProps {
  rounds: readonly Collectable[];
  /** The label; `Collect` by default. */
  label?: string;
  size?: ButtonSize;
  isFullWidth?: boolean;
}

/** Opens `Collect Winnings` for uncollected rounds of the account. */
export function CollectButton({
  rounds,
  label = text.collect,
  size = 'medium',
  isFullWidth = false,
}: CollectButtonProps) {
  const session = useWalletSession();
  const isClaiming = useIsClaiming(session?.account);
  const [first] = rounds;
  return (
    <Button
      size={size}
      isFullWidth={isFullWidth}
      isBusy={isClaiming}
      aria-haspopup="dialog"
      aria-label={rounds.length === 1 && first ? text.collectRound(label, String(first.id)) : undefined}
      onClick={() => (session ? openCollectDialog(rounds) : openWalletDialog('connect'))}
    >
      {isClaiming ? messages.collect.collecting : label}
    </Button>
  );
}
