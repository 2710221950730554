import { formatAmount } from '@tradewind/rules/amount/format-amount';
import type { ReactNode } from 'react';
import { findNodeFailure, findNodeInUse } from '../chain/node-log.ts';
import { mapReading, type Reading } from '../chain/reading.ts';
import { messages } from '../message/messages.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { ReadingText } from '../ui/reading-text.tsx';
import { computeBlocksBehind, computeNodeState, type NodeState } from './node-state.ts';
import type { Probe } from './probe-node.ts';

const text = messages.node;

const tones: Record<NodeState, BadgeTone> = {
  requesting: 'neutral',
  silent: 'loss',
  'other-chain': 'loss',
  behind: 'warning',
  slow: 'warning',
  well: 'gain',
};

export interface NodeCardProps {
  url: string;
  probe: Reading<Probe>;
  /** The reason why it does not answer now. */
  error: unknown;
  chainId: number;
  /** The latest block that is known to the page or any node. */
  latest: bigint;
  isOwn: boolean;
}

/** The state of one node. Only the host of its address is shown, since the rest may be a secret. */
export function NodeCard({ url, probe, error, chainId, latest, isOwn }: NodeCardProps) {
  const state = computeNodeState(probe, chainId, latest);
  return (
    <li className="rounded-control border border-line p-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 grow font-medium break-all">{new URL(url).host}</span>
        {isOwn && <Badge>{text.own}</Badge>}
        {findNodeInUse(chainId) === url && <Badge tone="accent">{text.inUse}</Badge>}
        <Badge tone={tones[state]}>{text.state[state]}</Badge>
      </p>
      <dl className="mt-2 grid grid-cols-3 gap-2 text-small">
        <Figure label={text.latency}>
          <ProbeText probe={probe} format={({ latencyMs }) => text.latencyValue(latencyMs)} />
        </Figure>
        <Figure label={text.height}>
          <ProbeText probe={probe} format={({ height }) => formatCount(height)} />
        </Figure>
        <Figure label={text.behindBy}>
          <ProbeText probe={probe} format={(known) => text.blocks(computeBlocksBehind(known, latest))} />
        </Figure>
        <div className="col-span-3 flex flex-wrap items-baseline gap-x-2">
          <dt className="text-caption text-muted">{text.lastError}</dt>
          <dd className="min-w-0 break-words">{toLastError(url, error)}</dd>
        </div>
      </dl>
    </li>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ProbeText({ probe, format }: { probe: Reading<Probe>; format: (probe: Probe) => string }) {
  return (
    <ReadingText
      reading={mapReading(probe, format)}
      format={(formatted) => formatted}
      unknownReason={text.notKnown}
      skeletonClassName="h-4 w-14"
    />
  );
}

/** The last error, since the page load or just now. */
function toLastError(url: string, error: unknown): string {
  const failure = findNodeFailure(url);
  if (error instanceof Error) return error.message;
  if (!failure) return text.noError;
  return text.lastErrorValue(failure.message, Math.round((Date.now() - failure.at) / 1000));
}

function formatCount(count: bigint): string {
  return formatAmount(count, 0, { notation: 'grouped' });
}
