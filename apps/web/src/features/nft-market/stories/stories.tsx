import type { WireArtwork } from '@tradewind/schema/nft-market/artwork';
import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';
import { ArtworkCard } from '../list/artwork-card.tsx';
import { BasketStories } from './basket-stories.tsx';
import { OfferStories } from './offer-stories.tsx';
import { createSampleWork } from './sample-work.ts';

const owner = '0x52908400098527886e0f7030069857d2e4169ee7' as const;
const works: readonly WireArtwork[] = [
  createSampleWork({ id: 1, name: 'Harbour at dawn' }),
  createSampleWork({ id: 2, name: null, status: 0 }),
  createSampleWork({ id: 3, name: 'A name that is longer than the line of its card', status: 2 }),
];

export function Stories() {
  return (
    <StoryGroup title="NFT market">
      <Story name="Works of the account">
        <ul className="grid grid-cols-3 gap-3">
          {works.map((work) => (
            <ArtworkCard key={work.id} work={work} account={owner} listed={undefined} isEarly={false} />
          ))}
        </ul>
      </Story>
      <Story name="A listing that has ended">
        <ul className="grid grid-cols-3 gap-3">
          {works.slice(0, 1).map((work) => (
            <ArtworkCard
              key={work.id}
              work={work}
              account={undefined}
              listed={{ kind: 'ended' }}
              isEarly={false}
            />
          ))}
        </ul>
      </Story>
      <OfferStories />
      <BasketStories />
    </StoryGroup>
  );
}
