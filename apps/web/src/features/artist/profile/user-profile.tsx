import type { WireArtist } from '@tradewind/schema/artist/artist';
import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import type { ReactNode } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { TokenLogo } from '../../../shared/ui/token-logo.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { findCollection } from '../find-collection.ts';
import { ArtistWorks } from '../works/artist-works.tsx';
import { useArtist } from './artist.query.ts';
import { ArtistPicture } from './artist-picture.tsx';
import type { ProfileSubject } from './find-subject.ts';
import { ReferralLines } from './referral-lines.tsx';

const text = messages.artist;

export interface UserProfileProps {
  subject: ProfileSubject;
  unread: ReactNode;
  /** Where nobody has the number. */
  missing: ReactNode;
}

/** A profile with the works of its artist; of an account without one, what it owns. */
export function UserProfile({ subject, unread, missing }: UserProfileProps) {
  const { found, retry, isRetrying } = useArtist(subject);
  const hasCollection = findCollection(useChain()) !== undefined;
  if (found.state === 'loading') return unread;
  if (found.state === 'unknown')
    return <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />;
  if (found.value.kind === 'missing') return missing;
  const { value } = found;
  return (
    <div className="grid gap-8">
      {value.kind === 'artist' ? (
        <ArtistCard artist={value.artist} />
      ) : (
        <AccountCard account={value.account} />
      )}
      {hasCollection && (
        <ArtistWorks
          of={value.kind === 'artist' ? { author: value.artist.id } : { ownerAddress: value.account }}
        />
      )}
    </div>
  );
}

function ArtistCard({ artist }: { artist: WireArtist }) {
  const { id, artistName, artistDescription, publicProfileLink, ownerAddress } = artist;
  return (
    <Card as="section" aria-label={artistName} className="grid gap-4 p-4 tablet:p-6">
      <div className="flex flex-wrap items-center gap-4">
        <ArtistPicture artist={artist} size={96} />
        <div className="min-w-0 grow basis-60">
          <h2 className="text-title font-semibold wrap-anywhere">{artistName}</h2>
          <p className="text-small text-muted">
            <AddressText address={ownerAddress} form="card" copySubject={text.address} />
          </p>
          <ExternalLink href={publicProfileLink} className="min-h-11 text-small wrap-anywhere">
            {new URL(publicProfileLink).hostname}
          </ExternalLink>
        </div>
      </div>
      <p className="whitespace-pre-line wrap-anywhere text-muted">{artistDescription}</p>
      <ReferralLines id={id} />
    </Card>
  );
}

/** Without a profile there is nothing but the account. */
function AccountCard({ account }: { account: Address }) {
  const own = useWalletSession()?.account;
  const isOwn = own !== undefined && isSameAddress(own, account);
  return (
    <Card as="section" aria-label={text.account} className="flex flex-wrap items-center gap-4 p-4 tablet:p-6">
      <TokenLogo address={account} symbol="" size={64} />
      <div className="min-w-0">
        <p className="font-semibold">
          <AddressText address={account} form="card" copySubject={text.address} />
        </p>
        <p className="text-small text-muted">{text.noProfile}</p>
      </div>
      {isOwn && (
        <Link to="/create-artists" className={buttonClass('secondary', 'medium')}>
          {messages.artistWrite.createArtist}
        </Link>
      )}
    </Card>
  );
}
