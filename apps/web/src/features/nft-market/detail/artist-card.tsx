import type { WireArtworkDetail } from '@tradewind/schema/nft-market/artwork';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { findStill } from '../work/artwork-media.ts';

const text = messages.nftMarketWork;

/** NFT-03: who made the work, with name, link, address and description. */
export function ArtistCard({ artwork }: { artwork: WireArtworkDetail }) {
  const { author, authorName, publicProfileLink, creatorAddress, artistDescription } = artwork;
  if (author === null || authorName === null) return null;
  return (
    <Card as="section" aria-label={text.artist} className="grid gap-3 p-4 tablet:p-6">
      <h2 className="text-small font-semibold text-muted">{text.artist}</h2>
      <div className="flex flex-wrap items-center gap-3">
        <ArtistPicture name={artwork.artistAvatar} />
        <div className="min-w-0 grow">
          <Link
            to={`/usercenter/${author}`}
            className="text-title font-semibold wrap-anywhere hover:text-accent"
          >
            {authorName}
          </Link>
          {creatorAddress !== null && (
            <p className="text-small text-muted">
              <AddressText address={creatorAddress} form="card" copySubject={text.copyAddress} />
            </p>
          )}
        </div>
        {publicProfileLink !== null && (
          <ExternalLink href={publicProfileLink} className="text-small">
            {new URL(publicProfileLink).hostname}
          </ExternalLink>
        )}
      </div>
      {artistDescription !== null && (
        <p className="text-small whitespace-pre-line wrap-anywhere text-muted">{artistDescription}</p>
      )}
    </Card>
  );
}

function ArtistPicture({ name, size = 48 }: { name: string | null; size?: number }) {
  const still = name === null ? undefined : findStill(name);
  return (
    <span
      style={{ width: size, height: size }}
      className="inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-sunken text-muted"
    >
      {still === undefined ? (
        <Icon name="picture" size={size / 2} />
      ) : (
        <img
          {...still}
          sizes={`${size}px`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
