import type { Address } from 'viem';
import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useOwnArtist } from '../own/own-artist.query.ts';
import { unlockWallet } from '../own/unlock-wallet.ts';
import { ArtistPicture } from '../profile/artist-picture.tsx';

const text = messages.artistWrite;

/** ART-01: the entry of artists, with the account's name or the way to it. */
export function ArtistBanner() {
  const account = useWalletSession()?.account;
  return (
    <Card className="mb-6 flex min-h-24 flex-wrap items-center justify-between gap-4 p-4 tablet:p-6">
      <div>
        <h2 className="text-title font-semibold">{text.bannerTitle}</h2>
        <p className="text-muted">{text.bannerText}</p>
      </div>
      {account === undefined ? (
        <Button tone="secondary" onClick={unlockWallet}>
          {text.createArtist}
        </Button>
      ) : (
        <OwnName account={account} />
      )}
    </Card>
  );
}

function OwnName({ account }: { account: Address }) {
  const own = findValue(useOwnArtist(account).own);
  if (own === undefined) return null;
  if (own === 'none')
    return (
      <Link to="/create-artists" className={buttonClass('secondary', 'medium')}>
        {text.createArtist}
      </Link>
    );
  return (
    <Link
      to={`/usercenter/${own.id}`}
      className="inline-flex min-h-11 min-w-0 items-center gap-3 font-semibold hover:text-accent"
    >
      <ArtistPicture artist={own} size={44} />
      <span className="min-w-0 wrap-anywhere">{own.artistName}</span>
    </Link>
  );
}
