import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { useRef } from 'react';
import { lazyPart } from '../../../shared/ui/lazy-part.ts';
import { OptionalPart } from '../../../shared/ui/optional-part.tsx';
import { useWasNear } from '../../../shared/ui/use-was-near.ts';

const MoreWorks = lazyPart(() => import('../list/more-works.tsx').then((m) => ({ default: m.MoreWorks })));

/** Other works beside one, below the fold: read once they come near the view. */
export function MoreSlot({ artwork }: { artwork: WireArtwork }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useWasNear(ref);
  return (
    <div ref={ref} className="mt-10">
      {isNear && (
        <OptionalPart>
          <MoreWorks artwork={artwork} />
        </OptionalPart>
      )}
    </div>
  );
}
