import type { ReactNode } from 'react';
import type { Connector } from 'wagmi';
import { messages } from '../message/messages.ts';
import { Badge } from '../ui/badge.tsx';
import { LineDrawing } from '../ui/icon.tsx';
import { TurningRing } from '../ui/spinner.tsx';
import { TokenLogo } from '../ui/token-logo.tsx';
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
        <WalletPicture wallet={wallet} kind={kind} />
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

/** WalletConnect where it is unavailable, with the reason. */
export function UnavailableWallet({ name, reason }: { name: string; reason: ReactNode }) {
  return (
    <li className={`${lineClass} bg-sunken text-muted`}>
      <DrawnGlyph {...phone} />
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

type WalletKind = WalletChoice<Connector>['kind'];
type Glyph = { readonly path: string; readonly tone: string };

/** A phone that is called, a page with a purse, a prompt for commands: drawn for this project. */
const phone: Glyph = {
  path: 'M4.500 6.500a1.500 1.500 0 0 1 1.500-1.500h6a1.500 1.500 0 0 1 1.500 1.500v12a1.500 1.500 0 0 1-1.500 1.500h-6a1.500 1.500 0 0 1-1.500-1.500zM8 17h2M16 9.500a3.500 3.500 0 0 1 0 5M18.300 7a7 7 0 0 1 0 10',
  tone: 'bg-accent-soft text-accent',
};
const page: Glyph = {
  path: 'M4.500 5h15a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM3.500 9h17M6.500 7v.1M20.500 12.500h-4a1.500 1.500 0 0 0 0 3h4',
  tone: 'bg-accent-soft text-accent',
};
const prompt: Glyph = {
  path: 'M5.500 4.500h13a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM8 9l3 3-3 3M12.500 15.500h3.500',
  tone: 'bg-warning-soft text-warning',
};
const glyphs: Partial<Record<WalletKind, Glyph>> = {
  injected: page,
  walletConnect: phone,
  development: prompt,
};

/** The own picture of an installed wallet, if inline: a remote address is never loaded. Else a letter of its name. */
function WalletPicture({ wallet: { id, name, icon }, kind }: WalletChoice<Connector>) {
  const glyph = glyphs[kind];
  if (glyph) return <DrawnGlyph {...glyph} />;
  if (icon?.startsWith('data:image/'))
    return <img src={icon} alt="" width={36} height={36} className="shrink-0 rounded-small" />;
  return <TokenLogo address={id} symbol={name} size={36} letterLimit={1} shape="rounded-small" />;
}

function DrawnGlyph({ path, tone }: Glyph) {
  return (
    <span className={`inline-flex size-9 shrink-0 items-center justify-center rounded-small ${tone}`}>
      <LineDrawing path={path} size={22} />
    </span>
  );
}
