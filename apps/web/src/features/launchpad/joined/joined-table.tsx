import type { WireProject } from '@tradewind/schema/launchpad/project';
import { useId, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type Column, DataTable } from '../../../shared/ui/data-table.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { useMedia } from '../../../shared/ui/use-media.ts';
import { ProjectAmount } from '../list/project-amount.tsx';
import { ProjectName } from '../list/project-name.tsx';
import type { ProjectTableProps } from '../list/searched-list.tsx';
import { NextClaimText } from './next-claim-text.tsx';

const text = messages.launchpad;

/** IDO-05: the joined projects; on a phone rows that open by `Details`. */
export function JoinedTable(props: ProjectTableProps) {
  return useMedia('(min-width: 40rem)') ? <WideTable {...props} /> : <PhoneRows {...props} />;
}

const fields = ['allocation', 'claimed', 'claimable'] as const;

function OwnAmount({ project, field }: { project: WireProject; field: (typeof fields)[number] }) {
  return <ProjectAmount project={project} amount={project[field]} none="–" />;
}

function createColumns(): readonly Column<WireProject>[] {
  return [
    {
      key: 'name',
      label: text.projectName,
      isTitle: true,
      render: (project) => <ProjectName project={project} list="Joined" />,
    },
    { key: 'symbol', label: text.symbol, render: ({ symbol }) => symbol },
    { key: 'next', label: text.nextClaim, render: (project) => <NextClaimText project={project} /> },
    ...fields.map((field): Column<WireProject> => ({
      key: field,
      label: text[field],
      isFigure: true,
      render: (project) => <OwnAmount project={project} field={field} />,
    })),
  ];
}

function WideTable({ projects, isStale }: ProjectTableProps) {
  return (
    <DataTable
      label={text.list.Joined}
      columns={createColumns()}
      rows={projects}
      toKey={({ id }) => String(id)}
      isStale={isStale}
    />
  );
}

function PhoneRows({ projects, isStale }: ProjectTableProps) {
  return (
    <ul aria-label={text.list.Joined} className={`divide-y divide-line ${isStale ? 'faded' : ''}`}>
      {projects.map((project) => (
        <PhoneRow key={project.id} project={project} />
      ))}
    </ul>
  );
}

function PhoneRow({ project }: { project: WireProject }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li className="px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="grid min-w-0 gap-1">
          <ProjectName project={project} list="Joined" />
          {!isOpen && (
            <p className="text-small text-muted">
              <NextClaimText project={project} />
            </p>
          )}
        </div>
        <Button
          tone="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={text.detailsOf(project.name)}
          onClick={() => setIsOpen(!isOpen)}
          className="shrink-0"
        >
          {text.details}
        </Button>
      </div>
      {isOpen && (
        <dl id={id} className="mt-3 grid gap-1.5 text-small">
          <Detail label={text.symbol}>{project.symbol}</Detail>
          <Detail label={text.nextClaim}>
            <NextClaimText project={project} />
          </Detail>
          {fields.map((field) => (
            <Detail key={field} label={text[field]}>
              <OwnAmount project={project} field={field} />
            </Detail>
          ))}
        </dl>
      )}
    </li>
  );
}
