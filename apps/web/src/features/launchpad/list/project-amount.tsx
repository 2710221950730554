import type { WireProject } from '@tradewind/schema/launchpad/project';
import { messages } from '../../../shared/message/messages.ts';
import { ExactText } from '../../../shared/ui/exact-text.tsx';
import { UnknownText } from '../../../shared/ui/reading-text.tsx';
import { toChainName } from './chain-name.ts';
import { listUnknownChains } from './project-facts.ts';
import { formatWhole } from './whole-amount.ts';

const text = messages.launchpad;

export interface ProjectAmountProps {
  project: WireProject;
  /** Whole units, or null. */
  amount: string | null;
  /** Behind the amount. */
  unit?: string | undefined;
  format?: (whole: string) => string;
  /** Where the chains are known and there is no amount; `TBA` by default. */
  none?: string;
}

/** An amount of a project with every digit on hover. While a chain is unknown it is a dash with the reason. */
export function ProjectAmount({
  project,
  amount,
  unit,
  format = formatWhole,
  none = text.tba,
}: ProjectAmountProps) {
  const behind = unit === undefined ? '' : ` ${unit}`;
  if (amount !== null) return <ExactText exact={amount + behind}>{format(amount) + behind}</ExactText>;
  const unknown = listUnknownChains(project);
  if (unknown.length > 0) return <UnknownText reason={text.chainUnknown(nameChains(unknown))} />;
  return <span className="text-muted">{none}</span>;
}

/** The names of chains as one text. */
export function nameChains(chainIds: readonly number[]): string {
  return chainIds.map(toChainName).join(', ');
}
