import type { ReactNode } from 'react';
import { getExplorerLink } from '../chain/explorer-link.ts';
import { NetworkLogo } from '../chain/network-logo.tsx';
import { messages } from '../message/messages.ts';
import { ExternalLink } from '../ui/external-link.tsx';
import { Icon, iconPaths } from '../ui/icon.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { TurningRing } from '../ui/spinner.tsx';
import { useDelayedFlag } from '../ui/use-delayed-flag.ts';
import { getNetwork } from '../chain/viem-chain.ts';
import type { TransactionProgress } from './transaction-plan.ts';
import { toTransactionKey, useTransactionStore } from './transaction-store.ts';

const text = messages.transaction;
const silenceMs = 8000;
const pendingMs = 15_000;

/** A run that has started. */
export type StartedProgress = Exclude<TransactionProgress, { stage: 'idle' | 'limited' }>;

export interface TransactionStatusProps {
  progress: StartedProgress;
  /** The action, in one line; omitted where the dialog shows it. */
  summary?: string | undefined;
  /** False where the dialog has the mark of the end above its amounts. */
  isMarked?: boolean;
}

/** The progress of a transaction: what happens now, what the user does next, its link, or the error. */
export function TransactionStatus({ progress, summary, isMarked = true }: TransactionStatusProps) {
  return (
    <div className="flex flex-col items-center gap-2 text-center" aria-live="polite">
      {isMarked && <StatusMark stage={progress.stage} />}
      {summary !== undefined && <p className="font-semibold">{summary}</p>}
      {progress.stage === 'failed' ? (
        <p role="alert" className="text-small">
          {progress.message}
        </p>
      ) : (
        <p className="text-small text-muted empty:hidden">{toText(progress)}</p>
      )}
      <TransactionPlace progress={progress} />
      <WaitHints progress={progress} />
    </div>
  );
}

function StatusMark({ stage }: Pick<StartedProgress, 'stage'>): ReactNode {
  if (stage === 'failed') return <Icon name="error" size={40} className="text-loss" />;
  if (stage === 'unanswered') return <Icon name="clock" size={40} className="text-warning" />;
  if (stage === 'done') return <DoneMark />;
  return (
    <span className="text-accent">
      <TurningRing size={40} />
    </span>
  );
}

/** The check of the icons on a disc, drawn once. */
export function DoneMark() {
  return (
    <span className="rises mx-auto inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-gain-soft text-gain">
      <svg
        width={32}
        height={32}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2.4}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
      >
        <path d={iconPaths.check} pathLength={1} className="draws" />
      </svg>
    </span>
  );
}

/** The network of a transaction, and its link once it is sent; in the end that of the included one. */
function TransactionPlace({ progress }: { progress: StartedProgress }) {
  const { chainId } = progress;
  const sent = 'hash' in progress ? progress.hash : undefined;
  const hash = useTransactionStore(({ records }) => {
    if (sent === undefined || chainId === undefined) return sent;
    return records[toTransactionKey({ chainId, hash: sent })]?.receipt?.transactionHash ?? sent;
  });
  return (
    <p
      className={`flex flex-wrap items-center gap-x-2 text-small text-muted empty:hidden max-[22rem]:text-caption ${progress.stage === 'done' ? 'w-full justify-between' : 'justify-center'}`}
    >
      {chainId !== undefined && (
        <span className="inline-flex items-center gap-2">
          <NetworkLogo chainId={chainId} size={16} />
          {text.network(getNetwork(chainId).name)}
        </span>
      )}
      {hash !== undefined && chainId !== undefined && (
        <ExternalLink href={getExplorerLink('tx', hash, chainId)} className="min-h-11">
          {messages.ui.viewOnExplorer}
        </ExternalLink>
      )}
    </p>
  );
}

function WaitHints({ progress }: { progress: StartedProgress }) {
  return (
    <>
      <WaitHint
        key={progress.stage}
        isWaiting={isWaitingForWallet(progress)}
        ms={silenceMs}
        hint={text.walletSilent}
      />
      <WaitHint key="pending" isWaiting={isPending(progress)} ms={pendingMs} hint={text.stillPending} />
    </>
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
  return isLong ? (
    <div className="text-left">
      <InlineNotice tone="warning">{hint}</InlineNotice>
    </div>
  ) : null;
}

function toText(progress: StartedProgress): string {
  const { stage } = progress;
  if (stage === 'checking') return text.checking;
  if (stage === 'signing') return text.signingText(progress.symbol);
  if (stage === 'switching' && progress.chainId !== undefined)
    return text.switchText(getNetwork(progress.chainId).name);
  if (stage === 'wallet') return text.waitingText;
  if (stage === 'unanswered') return progress.mayBeSent ? text.mayBeSent : text.unansweredText;
  if (stage === 'batched') return text.batched;
  if (stage === 'submitted') return text.confirming;
  return stage === 'indexing' ? text.indexing : '';
}
