import type { WireProject } from '@tradewind/schema/launchpad/project';
import { roundStatuses } from '@tradewind/rules/launchpad/status';
import { toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { getExplorerLink } from '../../../shared/chain/explorer-link.ts';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { Horizon } from '../../../shared/ui/horizon.tsx';
import { UnknownText } from '../../../shared/ui/reading-text.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findPaySymbol } from '../list/project-facts.ts';
import { ProjectLogo } from '../list/project-logo.tsx';
import { SaleUpdates } from '../live/sale-updates.tsx';
import { RoundPanel, StatusBadge } from '../round/round-panel.tsx';
import { toMediaUrl } from '../../../shared/media/to-media-url.ts';
import { useAllocations } from './allocations.query.ts';

const text = messages.launchpadProject;

/** A project: its texts are the operator's, its sales those of their chains. */
export function ProjectView({ project }: { project: WireProject }) {
  const session = useWalletSession();
  const allocations = useAllocations(project.id, session?.account);
  return (
    <div className="grid gap-4">
      <SaleUpdates project={project.id} />
      <ProjectHeader project={project} />
      <div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-4">
          {project.details.length === 0 && <EmptyState icon="sailboat" title={text.noRounds} />}
          {project.details.map((round) => (
            <RoundPanel
              key={`${round.chainId} ${round.id}`}
              project={project}
              round={round}
              allocations={allocations}
            />
          ))}
        </div>
        <ProjectInfo project={project} />
      </div>
    </div>
  );
}

function ProjectHeader({ project }: { project: WireProject }) {
  const background = toMediaUrl(project.backgroundUrl);
  const status = project.status === null ? undefined : roundStatuses[project.status];
  return (
    <Card className="overflow-hidden">
      <div className="relative flex h-24 items-end justify-end overflow-hidden bg-sunken text-muted">
        {background === undefined ? (
          <Horizon className="h-full max-w-full" />
        ) : (
          <img src={background} alt="" className="absolute inset-0 size-full object-cover" />
        )}
      </div>
      <div className="grid gap-3 p-4 tablet:p-6">
        <div className="flex items-center gap-x-4">
          <ProjectLogo project={project} size={56} />
          <h1 className="min-w-0 text-title font-semibold wrap-anywhere tablet:text-heading">
            {project.name} <span className="text-muted">{project.unit}</span>
          </h1>
          <span className="ml-auto shrink-0">
            <StatusBadge status={status} />
          </span>
        </div>
        <SocialLinks project={project} />
      </div>
    </Card>
  );
}

const linkNames = ['website', 'twitter', 'telegram', 'medium'] as const;

function SocialLinks({ project: { socical } }: { project: WireProject }) {
  const links = linkNames.flatMap((name) => {
    const href = socical[name];
    return href !== null && /^https:\/\//i.test(href) ? [{ name, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ name, href }) => (
        <li key={name}>
          <ExternalLink href={href} className="min-h-11 text-small">
            {text.links[name]}
          </ExternalLink>
        </li>
      ))}
    </ul>
  );
}

/** The operator's text and the sums over all rounds, from the index; each panel has the terms of its contract. */
function ProjectInfo({ project }: { project: WireProject }) {
  const { description, unit, idoSupply, totalSupply, contractAddress, tokenNetwork, chainId } = project;
  return (
    <Card as="section" aria-label={text.info} className="grid gap-3 p-4 tablet:p-6">
      <h2 className="text-title font-semibold">{text.info}</h2>
      {description.split('\n').map((paragraph) => (
        <p key={paragraph} className="text-muted wrap-anywhere">
          {paragraph}
        </p>
      ))}
      <dl className="grid gap-2 text-small">
        <Detail label={text.tokenNetwork}>{text.network[tokenNetwork]}</Detail>
        <Detail label={text.swapRate}>
          <Rate project={project} />
        </Detail>
        <Detail label={text.supply}>
          <Amount value={idoSupply} unit={unit} />
        </Detail>
        <Detail label={text.totalSupply}>
          <Amount value={totalSupply} unit={unit} />
        </Detail>
        {project.vesting !== null && <Detail label={text.vesting}>{project.vesting}</Detail>}
        {contractAddress !== null && chainId !== null && (
          <Detail label={text.tokenContract}>
            <ExternalLink href={getExplorerLink('address', contractAddress, chainId)}>
              <AddressText address={contractAddress} form="card" />
            </ExternalLink>
          </Detail>
        )}
      </dl>
    </Card>
  );
}

function Rate({ project }: { project: WireProject }) {
  const { swapAmount, unit } = project;
  const pay = findPaySymbol(project);
  // Rounds that are paid in different tokens have no common one to name.
  if (swapAmount === null || pay === undefined) return <Amount value={swapAmount} unit={unit} />;
  return text.rate(toGroupedText(swapAmount), unit, pay);
}

function Amount({ value, unit }: { value: string | null; unit: string }) {
  if (value === null) return <UnknownText reason={text.roundUnknown} />;
  return (
    <>
      {toGroupedText(value)} {unit}
    </>
  );
}
