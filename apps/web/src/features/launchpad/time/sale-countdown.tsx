import type { WireProject } from '@tradewind/schema/launchpad/project';
import { useChains } from '../../../shared/chain/use-chain.ts';
import { useChainTime } from '../../../shared/chain/use-chain-time.ts';
import { messages } from '../../../shared/message/messages.ts';
import { UnknownText } from '../../../shared/ui/reading-text.tsx';
import { RollingText } from '../../../shared/ui/rolling-text.tsx';
import { toChainName } from '../list/chain-name.ts';
import { findLeadingRound } from '../list/project-facts.ts';
import { formatCountdown } from '../../../shared/time/countdown.ts';

const text = messages.launchpad;

/** IDO-07: the next time of a project, by the time of its sale's chain; nothing where it has closed. */
export function SaleCountdown({ project }: { project: WireProject }) {
  const round = findLeadingRound(project);
  if (project.status === 1) return <p className="font-semibold">{text.comingTba}</p>;
  if (round?.onChain.kind !== 'known' || (project.status !== 2 && project.status !== 3)) return null;
  const { chainId, kind, openAt, closeAt } = round.onChain.sale;
  const isOpen = project.status === 3;
  return (
    <p>
      <span className="block text-small text-muted">{text.countdown[kind][isOpen ? 'close' : 'start']}</span>
      <Countdown chainId={chainId} until={isOpen ? closeAt : openAt} />
    </p>
  );
}

type CountdownProps = { chainId: number; until: number };

function Countdown({ chainId, until }: CountdownProps) {
  const isServed = useChains().find(chainId) !== undefined;
  return isServed ? <ServedCountdown chainId={chainId} until={until} /> : <UnknownTime chainId={chainId} />;
}

function ServedCountdown({ chainId, until }: CountdownProps) {
  const time = useChainTime(chainId);
  if (time === undefined) return <UnknownTime chainId={chainId} />;
  return (
    <span role="timer" className="text-title font-semibold">
      <RollingText>{formatCountdown(until - time)}</RollingText>
    </span>
  );
}

function UnknownTime({ chainId }: { chainId: number }) {
  return (
    <span className="text-title font-semibold">
      <UnknownText reason={text.timeUnknown(toChainName(chainId))} />
    </span>
  );
}
