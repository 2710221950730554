import type { WireProject } from '@tradewind/schema/launchpad/project';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { SaleCountdown } from '../time/sale-countdown.tsx';
import { toPlaceAddress } from '../launchpad-place.ts';
import { toTableName } from '../list/chain-name.ts';
import { nameChains, ProjectAmount } from '../list/project-amount.tsx';
import { findPaySymbol, listUnknownChains } from '../list/project-facts.ts';
import { ProjectLogo } from '../list/project-logo.tsx';
import { StatusBadge } from '../list/status-badge.tsx';
import { formatWholeCompact } from '../list/whole-amount.ts';
import { RoundDates } from './round-dates.tsx';
import { SaleProgress } from './sale-progress.tsx';
import { SocialLinks } from './social-links.tsx';

const text = messages.launchpad;

/** IDO-03: a project in the list of active sales. */
export function ProjectCard({ project }: { project: WireProject }) {
  const unknown = listUnknownChains(project);
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-4 p-4 tablet:p-6">
      <ProjectHead project={project} />
      {project.description !== '' && (
        <p className="line-clamp-2 text-small text-muted wrap-anywhere">{project.description}</p>
      )}
      <SocialLinks links={project.socical} name={project.name} />
      {unknown.length > 0 && (
        <InlineNotice tone="warning">{text.chainUnknownLong(nameChains(unknown))}</InlineNotice>
      )}
      <div className="grid gap-3 rounded-control bg-sunken p-4">
        <SaleCountdown project={project} />
        <SaleProgress project={project} />
      </div>
      <Terms project={project} />
      <RoundDates project={project} />
      {project.owner !== null && (
        <Link
          to={toPlaceAddress('Active', project.symbol)}
          aria-label={text.viewDetailsOf(project.name)}
          className={`${buttonClass('secondary', 'medium')} mt-auto w-full`}
        >
          {text.viewDetails}
        </Link>
      )}
    </Card>
  );
}

function ProjectHead({ project }: { project: WireProject }) {
  return (
    <div className="flex items-start gap-3">
      <ProjectLogo project={project} size={48} />
      <div className="min-w-0 grow">
        <h2 className="text-title font-semibold wrap-anywhere">{project.name}</h2>
        <p className="text-small text-muted">{project.unit}</p>
      </div>
      <div className="flex flex-wrap justify-end gap-1.5">
        <Badge>{toTableName(project.network)}</Badge>
        <StatusBadge status={project.status} />
      </div>
    </div>
  );
}

function Terms({ project }: { project: WireProject }) {
  const { swapAmount, idoSupply, totalSupply, contractAddress, unit } = project;
  return (
    <dl className="grid gap-1.5 text-small">
      <Detail label={text.contract}>
        {contractAddress === null ? (
          <ProjectAmount project={project} amount={null} />
        ) : (
          <AddressText address={contractAddress} form="card" copySubject={text.contractSubject} />
        )}
      </Detail>
      <Detail label={text.swapRate}>
        <ProjectAmount
          project={project}
          amount={swapAmount}
          unit={unit}
          format={(whole) => text.perPay(findPaySymbol(project) ?? text.payToken, formatWholeCompact(whole))}
        />
      </Detail>
      <Detail label={text.idoSupply}>
        <ProjectAmount project={project} amount={idoSupply} unit={unit} format={formatWholeCompact} />
      </Detail>
      <Detail label={text.totalSupply}>
        <ProjectAmount
          project={{ ...project, unknownRounds: [] }}
          amount={totalSupply}
          unit={unit}
          format={formatWholeCompact}
        />
      </Detail>
    </dl>
  );
}
