import { getExplorerLink } from '../chain/explorer-link.ts';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon } from '../ui/icon.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { TurningRing } from '../ui/spinner.tsx';
import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import { NetworkLogo } from '../chain/network-logo.tsx';
import { getNetwork } from '../chain/viem-chain.ts';
import { isSubmitted, type TransactionProgress } from './transaction-plan.ts';

const text = messages.transaction;
const silenceMs = 8000;
const pendingMs = 15_000;

export interface TransactionStatusProps {
  progress: Exclude<TransactionProgress, { stage: 'idle' | 'limited' }>;
  /** The action, in one line. */
  summary: string;
  onClose: () => void;
}

/** The progress of a transaction as dialog content: pending, submitted with its link, or the error. */
export function TransactionStatus({ progress, summary, onClose }: TransactionStatusProps) {
  if (progress.stage === 'failed') return <TransactionFailure failure={progress} onDismiss={onClose} />;
  const isDone = progress.stage === 'done';
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center" aria-live="polite">
      <span className="text-accent">
        {isDone ? <Icon name="check" size={56} className="text-gain" /> : <TurningRing size={56} />}
      </span>
      <p className="font-semibold">{summary}</p>
      <p className="text-small text-muted empty:hidden">{toText(progress)}</p>
      <NetworkLine chainId={progress.chainId} />
      {'hash' in progress && progress.chainId !== undefined && (
        <ExternalLink
          href={getExplorerLink('tx', progress.hash, progress.chainId)}
          className="min-h-11 text-small"
        >
          {text.viewOnExplorer}
        </ExternalLink>
      )}
      {isSubmitted(progress) && (
        <Button tone={isDone ? 'primary' : 'quiet'} isFullWidth onClick={onClose}>
          {text.close}
        </Button>
      )}
      <WaitHint
        key={progress.stage}
        isWaiting={isWaitingForWallet(progress)}
        ms={silenceMs}
        hint={text.walletSilent}
      />
      <WaitHint key="pending" isWaiting={isPending(progress)} ms={pendingMs} hint={text.stillPending} />
    </div>
  );
}

function isWaitingForWallet({ stage }: TransactionProgress): boolean {
  return stage === 'wallet' || stage === 'signing' || stage === 'switching';
}

function isPending({ stage }: TransactionProgress): boolean {
  return stage === 'submitted' || stage === 'indexing';
}

/** A hint for a step that takes longer than usual. */
function WaitHint({ isWaiting, ms, hint }: { isWaiting: boolean; ms: number; hint: string }) {
  const isLong = useDelayedFlag(isWaiting, ms);
  return isLong ? <InlineNotice tone="warning">{hint}</InlineNotice> : null;
}

function TransactionFailure({
  failure: { message, hash, chainId },
  onDismiss,
}: {
  failure: Extract<TransactionProgress, { stage: 'failed' }>;
  onDismiss: () => void;
}) {
  return (
    <div className="flex flex-col items-center gap-3 py-4 text-center">
      <Icon name="error" size={56} className="text-loss" />
      <p role="alert" className="text-small">
        {message}
      </p>
      <NetworkLine chainId={chainId} />
      {hash !== undefined && chainId !== undefined && (
        <ExternalLink href={getExplorerLink('tx', hash, chainId)} className="min-h-11 text-small">
          {text.viewOnExplorer}
        </ExternalLink>
      )}
      <Button tone="secondary" isFullWidth onClick={onDismiss}>
        {text.dismiss}
      </Button>
    </div>
  );
}

function NetworkLine({ chainId }: { chainId: number | undefined }) {
  return chainId === undefined ? null : (
    <p className="flex items-center justify-center gap-2 text-caption text-muted">
      <NetworkLogo chainId={chainId} size={16} />
      {text.network(getNetwork(chainId).name)}
    </p>
  );
}

function toText(progress: TransactionProgress): string {
  const { stage } = progress;
  if (stage === 'checking') return text.checking;
  if (stage === 'signing') return text.signingText(progress.symbol);
  if (stage === 'switching' && progress.chainId !== undefined)
    return text.switchText(getNetwork(progress.chainId).name);
  if (stage === 'wallet') return text.waitingText;
  if (stage === 'batched') return text.batched;
  if (stage === 'submitted') return text.confirming;
  return stage === 'indexing' ? text.indexing : '';
}
