import type { WalletSession } from '../../shared/wallet/wallet-session.ts';
import { ExitDialog } from './exit/exit-dialog.tsx';
import { HarvestDialog } from './exit/harvest-dialog.tsx';
import { computeOwnFigures } from './own/own-figures.ts';
import type { OpenedAction } from './own/opened-action.ts';
import type { StakePool } from './pool/pool.ts';
import { StakeDialog } from './stake/stake-dialog.tsx';

export interface PoolDialogProps extends OpenedAction {
  pool: StakePool;
  session: WalletSession;
  onClose: () => void;
}

/** The dialogs of a pool's page, which load together with the first one. */
export function PoolDialog({ action, ...shown }: PoolDialogProps) {
  const { own, time } = shown;
  if (action === 'stake') return <StakeDialog {...shown} />;
  if (action === 'harvest') return <HarvestDialog {...shown} />;
  const stakes = action === 'leave' ? own.stakes : computeOwnFigures(own, time).accruing;
  return <ExitDialog {...shown} way={action} stakes={stakes} />;
}
