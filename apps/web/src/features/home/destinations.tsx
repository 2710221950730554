import { getRuntimeConfig } from '../../shared/chain/runtime-config.ts';
import { messages } from '../../shared/message/messages.ts';
import type { Page } from '../../shared/site/page.ts';
import { usePages } from '../../shared/site/pages-context.ts';
import { sortPlaces } from '../../shared/site/sort-places.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { Link } from '../../shared/ui/link.tsx';

interface Destination {
  icon: IconName;
  title: string;
  text: string;
  isBuilt?: boolean;
  to?: string;
  href?: string | undefined;
}

/** The tiles of the pages that have one, then the configured links. */
export function Destinations() {
  const pages = usePages();
  const destinations = [...sortPlaces(pages.flatMap(toDestination)), ...listLinks()];
  return (
    <section aria-label={messages.home.destinations} className="mt-12 tablet:mt-16">
      <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 desktop:grid-cols-3">
        {destinations.map((destination) => (
          <li key={destination.title}>
            <Tile destination={destination} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function toDestination({ path, places, isBuilt }: Page): readonly (Destination & { position: number })[] {
  if (places?.tile === undefined) return [];
  const { icon, position, label = places.label, text } = places.tile;
  return [{ icon, position, title: label(), text: text(), isBuilt: isBuilt !== false, to: path }];
}

function listLinks(): readonly Destination[] {
  const text = messages.home;
  const { farms, startPools } = getRuntimeConfig().links;
  const all: readonly Destination[] = [
    { icon: 'farm', title: text.farms, text: text.farmsText, href: farms },
    { icon: 'pool', title: text.stakingPools, text: text.stakingPoolsText, href: startPools },
  ];
  return all.filter(({ href }) => href !== undefined);
}

const tileClass =
  'group flex h-full items-center gap-4 rounded-card border border-line bg-raised p-4 shadow-card transition-colors hover:border-accent tablet:p-5';

function Tile({ destination }: { destination: Destination }) {
  const content = <TileContent {...destination} />;
  if (destination.to !== undefined) {
    return (
      <Link to={destination.to} className={tileClass}>
        {content}
      </Link>
    );
  }
  return (
    <a href={destination.href} target="_blank" rel="noopener noreferrer" className={tileClass}>
      {content}
      <span className="sr-only">({messages.ui.opensInNewTab})</span>
    </a>
  );
}

function TileContent({ icon, title, text, isBuilt = true, to }: Destination) {
  return (
    <>
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent">
        <Icon name={icon} size={26} />
      </span>
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-baseline gap-x-2 text-body font-semibold">
          {title}
          {!isBuilt && (
            <span className="text-caption font-normal text-muted">{messages.notBuiltMenu.comingSoon}</span>
          )}
        </span>
        <span className="block text-small text-muted">{text}</span>
      </span>
      <Icon
        name={to === undefined ? 'external' : 'arrowRight'}
        className="shrink-0 text-muted transition-transform group-hover:translate-x-0.5 group-hover:text-accent"
      />
    </>
  );
}
