import type { ReactNode } from 'react';
import type { Connector } from 'wagmi';
import { messages } from '../message/messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { TurningRing } from '../ui/spinner.tsx';
import type { WalletChoice } from './wallet-choices.ts';

const text = messages.wallet;
const lineClass =
  'flex min-h-16 w-full items-center gap-3 rounded-control border border-line px-4 py-2 text-left transition-colors';
/** The wallet's note is below its name where there is no room beside it. */
const nameClass = 'flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1';

export interface WalletOptionProps {
  choice: WalletChoice<Connector>;
  /** Requested, and not answered yet. */
  isWaiting: boolean;
  onChoose: () => void;
}

export function WalletOption({ choice: { wallet, kind }, isWaiting, onChoose }: WalletOptionProps) {
  return (
    <li>
      <button
        type="button"
        onClick={onChoose}
        aria-busy={isWaiting || undefined}
        className={`${lineClass} bg-raised hover:bg-hover`}
      >
        <WalletIcon icon={wallet.icon} />
        <span className={nameClass}>
          <span className="font-semibold">{wallet.name}</span>
          {isWaiting ? (
            <span className="inline-flex items-center gap-2 text-small text-muted">
              <TurningRing size={18} />
              <span className="sr-only">{text.waiting(wallet.name)}</span>
            </span>
          ) : (
            <WalletKindBadge kind={kind} />
          )}
        </span>
      </button>
    </li>
  );
}

/** A kind of wallet that is unavailable here, with the reason. */
export function UnavailableWallet({ name, reason }: { name: string; reason: ReactNode }) {
  return (
    <li className={`${lineClass} bg-sunken text-muted`}>
      <WalletIcon icon={undefined} />
      <span className={nameClass}>
        <span className="font-semibold">{name}</span>
        <span className="text-small">{reason}</span>
      </span>
    </li>
  );
}

function WalletKindBadge({ kind }: Pick<WalletChoice<Connector>, 'kind'>) {
  if (kind === 'announced') return <Badge tone="accent">{text.detected}</Badge>;
  if (kind === 'walletConnect') return <Badge>{messages.walletConnect.onPhone}</Badge>;
  return kind === 'development' ? <Badge tone="warning">{text.development}</Badge> : null;
}

/** A wallet's own picture, if inline; a remote address is never loaded. */
function WalletIcon({ icon }: { icon: string | undefined }) {
  if (icon?.startsWith('data:image/'))
    return <img src={icon} alt="" width={36} height={36} className="shrink-0 rounded-small" />;
  return (
    <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-small bg-accent-soft text-accent">
      <Icon name="wallet" />
    </span>
  );
}
