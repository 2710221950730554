import { formatRatioFixed, toGroupedText } from '@tradewind/rules/amount/format-ratio';
import { mapReading, type Reading } from '../../shared/chain/reading.ts';
import { messages } from '../../shared/message/messages.ts';
import { Card } from '../../shared/ui/card.tsx';
import { ReadingText } from '../../shared/ui/reading-text.tsx';
import type { LiveSupply } from './fetch-live-supply.ts';

/** The specification's static figures; the on-chain figures are shown beside them. */
const totalSupply = 500_000_000n;
const burned = 99_241_159n;
const circulating = totalSupply - burned;
const burnedPercent = { numerator: burned * 100n, denominator: totalSupply };

export function SupplyCard({ live }: { live: Reading<LiveSupply> }) {
  const text = messages.home;
  return (
    <Card as="section" aria-label={text.supply} className="mt-12 p-4 tablet:mt-16 tablet:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-title font-semibold tracking-tight">{text.supply}</h2>
        <p className="text-small text-muted">{text.supplyText}</p>
      </div>
      <svg
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        aria-hidden
        className="mt-6 h-3 w-full overflow-hidden rounded-full"
      >
        <rect width="100" height="3" fill="var(--accent)" />
        <rect width={(Number(burned) / Number(totalSupply)) * 100} height="3" fill="var(--line-strong)" />
      </svg>
      <dl className="mt-6 grid gap-4 tablet:grid-cols-3">
        <Figure
          label={text.burned}
          value={burned}
          note={text.burnedShare(`${formatRatioFixed(burnedPercent, 1, 'half-up')}%`)}
          dotClass="bg-(--line-strong)"
          live={mapReading(live, (supply) => supply.burned)}
        />
        <Figure
          label={text.circulating}
          value={circulating}
          dotClass="bg-accent"
          live={mapReading(live, (supply) => supply.circulating)}
        />
        <Figure label={text.totalSupply} value={totalSupply} />
      </dl>
    </Card>
  );
}

interface FigureProps {
  label: string;
  value: bigint;
  note?: string;
  dotClass?: string;
  live?: Reading<bigint>;
}

function Figure({ label, value, note, dotClass, live }: FigureProps) {
  return (
    <div>
      <dt className="flex items-center gap-2 text-small text-muted">
        {dotClass !== undefined && <span aria-hidden className={`size-2.5 rounded-full ${dotClass}`} />}
        {label}
      </dt>
      <dd className="figures mt-1 text-title font-semibold">{toGroupedText(String(value))}</dd>
      {note !== undefined && <dd className="text-small text-muted">{note}</dd>}
      {live !== undefined && (
        <dd className="mt-1 flex min-h-5 items-center gap-1.5 text-small text-muted">
          {messages.home.live}
          <ReadingText reading={live} format={formatWhole} unknownReason={messages.home.liveUnknown} />
        </dd>
      )}
    </div>
  );
}

/** Whole tokens; fractions are irrelevant beside millions. */
function formatWhole(raw: bigint): string {
  return toGroupedText(String(raw / 10n ** 18n));
}
