import { messages } from '../../message/messages.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyByHand } from '../../ui/copy-by-hand.tsx';
import { InlineNotice } from '../../ui/inline-notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TurningRing } from '../../ui/spinner.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { markOpenedHere, usePairing } from './pairing-store.ts';
import { QrCode } from './qr-code.tsx';

const text = messages.walletConnect;

export interface PairingPanelProps {
  /** The error of the last attempt; undefined while one is under way. */
  problem: string | undefined;
  onRetry: () => void;
  /** Back to the other wallets. */
  onCancel: () => void;
}

/** The QR code for a wallet on a phone, and the state of the pairing. */
export function PairingPanel({ problem, onRetry, onCancel }: PairingPanelProps) {
  const uri = usePairing((state) => state.uri);
  if (problem !== undefined)
    return (
      <>
        <InlineNotice tone="error" title={problem} />
        <div className="mt-4 grid grid-cols-2 gap-2">
          <Button tone="quiet" onClick={onCancel}>
            {text.others}
          </Button>
          <Button icon="refresh" onClick={onRetry}>
            {text.retry}
          </Button>
        </div>
      </>
    );
  return (
    <>
      {uri !== undefined && <OpenWallet uri={uri} />}
      <div className="mx-auto aspect-square w-full max-w-72 pointer-coarse:max-w-52">
        {uri === undefined ? <Skeleton className="size-full" /> : <QrCode text={uri} label={text.code} />}
      </div>
      <output className="mt-4 flex items-center justify-center gap-2 text-small text-muted">
        <TurningRing size={18} />
        {uri === undefined ? text.reaching : text.waiting}
      </output>
      <div className="mt-4 grid grid-cols-2 gap-2">
        <Button tone="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
        <CopyLink uri={uri} />
      </div>
    </>
  );
}

function OpenWallet({ uri }: { uri: string }) {
  return (
    <>
      <p className="mb-4 text-small pointer-coarse:hidden">{text.scan}</p>
      <div className="mb-4 hidden pointer-coarse:block">
        <p className="mb-3 text-small">{text.openOnPhone}</p>
        <a href={uri} onClick={markOpenedHere} className={`${buttonClass('primary', 'large')} w-full`}>
          {text.open}
        </a>
      </div>
    </>
  );
}

function CopyLink({ uri }: { uri: string | undefined }) {
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  return (
    <>
      <Button
        tone="secondary"
        icon={isCopied ? 'check' : 'copy'}
        disabled={uri === undefined}
        onClick={() => uri !== undefined && copy(uri)}
      >
        {isCopied ? text.copied : text.copy}
      </Button>
      {state === 'refused' && uri !== undefined && <CopyByHand text={uri} subject={text.name} />}
    </>
  );
}
