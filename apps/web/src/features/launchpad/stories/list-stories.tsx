import type { WireProject } from '@tradewind/schema/launchpad/project';
import { useState } from 'react';
import { Story } from '../../../shared/gallery/story.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProjectCard } from '../active/project-card.tsx';
import { BannerFrame, UnreadBanner } from '../banner/banner-frame.tsx';
import { Calendar, type MonthEntries } from '../calendar/calendar.tsx';
import type { CalendarEntry } from '../calendar/calendar-entry.ts';
import type { CalendarPlace } from '../calendar/month.ts';
import { EndedTable } from '../ended/ended-table.tsx';
import { JoinedTable } from '../joined/joined-table.tsx';
import {
  createComing,
  createJoined,
  createProject,
  createRound,
  createUnknown,
  sampleNow,
} from './sample-lists.ts';

const day = 86_400;
const ignore = () => undefined;

const going = createProject({
  id: 11,
  name: 'Spinnaker Exchange of the Northern Harbours',
  unit: 'SPIN',
  symbol: 'SPIN',
  status: 2,
  network: 'poly',
  percentProcess: '0.00',
  joined: '0',
  details: [createRound({ kind: 'fixed', openAt: sampleNow + 3_600 }, { status: 2, network: 'poly' })],
  startOpenIdo: sampleNow + 3_600,
  schedules: [
    { round: 1, startDate: sampleNow + 3_600 },
    { round: 2, startDate: null },
  ],
});

const ended: readonly WireProject[] = [
  createJoined(),
  createJoined({
    id: 12,
    name: 'Anchor Bay',
    unit: 'ANCH',
    symbol: 'ANCH',
    referenceId: 'anchor',
    network: 'erc',
  }),
  createJoined({ id: 13, name: 'Lateen', unit: 'LTN', symbol: 'LTN', referenceId: null, network: 'poly' }),
  createUnknown(),
];
const prices = new Map([
  ['mast', 61_200_000_000_000_000n],
  ['anchor', 12_000_000_000_000n],
]);

const joined: readonly WireProject[] = [
  createJoined(),
  createJoined({
    id: 14,
    name: 'Tiller',
    symbol: 'TILL',
    unit: 'TILL',
    claimable: '12.25',
    nextDate: sampleNow,
  }),
  createJoined({
    id: 15,
    name: 'Bosun',
    symbol: 'BSN',
    unit: 'BSN',
    claimed: '2502',
    nextDate: null,
    nextClaim: null,
  }),
  createJoined({
    id: 16,
    name: 'Capstan',
    symbol: 'CAP',
    unit: 'CAP',
    claimed: '0',
    nextDate: null,
    nextClaim: null,
  }),
  createUnknown(),
];

const entries: readonly CalendarEntry[] = [
  [2, 'MAST', 'quiet'],
  [12, 'KEEL', 'open'],
  [12, 'SPIN', 'open'],
  [27, 'GENNAKER', 'open'],
].map(([date, symbol, tone]) => ({
  key: `${date} ${symbol}`,
  startAt: BigInt(Date.UTC(2026, 10, Number(date), 14) / 1000),
  short: String(symbol),
  long: `${symbol}, round 1 opens`,
  to: `/launchpad?Upcoming?${symbol}`,
  tone: tone === 'open' ? 'open' : 'quiet',
}));

type MonthReading = MonthEntries['reading'];
const months: readonly (readonly [name: string, reading: MonthReading])[] = [
  ['Month', { state: 'value', value: { entries, unknownChainIds: [31_338] } }],
  ['Month without sales', { state: 'stale', value: { entries: [], unknownChainIds: [] } }],
  ['Month that is read', { state: 'loading' }],
  ['Month that failed', { state: 'unknown', reason: undefined }],
];

export function ListStories() {
  return (
    <>
      <Story name="Banner" width="wide">
        <BannerFrame tier="Gold" staked="61,250.00 BSCS" boost="+3%" />
        <UnreadBanner />
      </Story>
      {[createProject(), going, createComing(), createUnknown()].map((project) => (
        <Story key={project.id} name={`Active: ${project.name}`}>
          <ul>
            <ProjectCard project={project} />
          </ul>
        </Story>
      ))}
      {months.map(([name, reading]) => (
        <Story key={name} name={name} width="wide">
          <SampleMonth reading={reading} />
        </Story>
      ))}
      <Story name="Ended" width="wide">
        <Card className="overflow-hidden">
          <EndedTable projects={ended} prices={{ state: 'value', value: prices }} isStale={false} />
        </Card>
      </Story>
      <Story name="Joined" width="wide">
        <Card className="overflow-hidden">
          <JoinedTable projects={joined} isStale={false} />
        </Card>
      </Story>
    </>
  );
}

function SampleMonth({ reading }: { reading: MonthReading }) {
  const [place, setPlace] = useState<CalendarPlace>({ month: { year: 2026, month: 11 }, day: 12 });
  return (
    <Calendar
      place={place}
      onPlace={setPlace}
      now={sampleNow - day}
      entries={{ reading, retry: ignore, isRetrying: false }}
      emptyText="No sale opens in this month."
    />
  );
}
