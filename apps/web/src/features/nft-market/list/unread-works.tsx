import { firstStillCount, firstStillWidths } from '@tradewind/schema/nft-market/first-still-places';
import { Card } from '../../../shared/ui/card.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';

export const gridClass = 'grid grid-cols-2 gap-3 tablet:grid-cols-3 tablet:gap-4 desktop:grid-cols-4';
export const cardClass = 'relative flex flex-col p-2 tablet:p-3';
/** How wide a card draws its picture. */
export const cardSizes = '(min-width: 64rem) 264px, (min-width: 40rem) 30vw, 45vw';

const stillClass = 'max-h-full min-h-full max-w-full min-w-full object-cover';

const places = Array.from({ length: firstStillCount }, (_, place) => place);

/** As high as a screen: the works that replace it move no footer. With pictures, those of the unfiltered market. */
export function UnreadWorks({ hasStills = false }: { hasStills?: boolean }) {
  return (
    <div className="min-h-dvh">
      <div className="mb-3 h-6" />
      <div className={gridClass}>
        {places.map((place) => (
          <Card key={place} className={cardClass}>
            <span className="flex aspect-square overflow-hidden rounded-control bg-sunken">
              {hasStills && <FirstStill place={place} />}
            </span>
            <Skeleton className="mt-3 h-5 w-3/4 tablet:h-6" />
            <span className="h-16" />
          </Card>
        ))}
      </div>
    </div>
  );
}

const toUrl = (place: number, width: string) => `/api/Artworks/first_still?place=${place}&width=${width}`;

/** Screens on which a place is in the first row of `gridClass`: a phone loads two pictures. */
const firstRows = [undefined, undefined, '(min-width: 40rem)', '(min-width: 64rem)'] as const;

/**
 * The picture of a card by its place, before any script has read which work that is. Where it has none, nothing is drawn:
 * a browser draws its own sign in an image of a set width, and no script runs that could remove it.
 */
function FirstStill({ place }: { place: number }) {
  const media = firstRows[place];
  const srcSet = firstStillWidths.map((width) => `${toUrl(place, width)} ${width}w`).join(', ');
  const shared = { fetchPriority: 'high', className: stillClass } as const;
  if (media === undefined)
    return <img {...shared} alt="" src={toUrl(place, '640')} srcSet={srcSet} sizes={cardSizes} />;
  return (
    <picture className="contents">
      <source media={media} srcSet={srcSet} sizes={cardSizes} />
      <img {...shared} alt="" />
    </picture>
  );
}
