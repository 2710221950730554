import type { ReactNode } from 'react';
import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { useMarketOf } from '../market/market-of.query.ts';
import { useArtwork } from '../work/artwork.query.ts';
import { useChainWork } from '../work/chain-work.query.ts';
import { ArtworkView } from './artwork-view.tsx';
import { MoreSlot } from './more-slot.tsx';
import { type ShownWork, toNamelessWork, toShownWork } from './shown-work.ts';
import { UnreadArtwork } from './unread-artwork.tsx';

const text = messages.nftMarketWork;

export interface NamedArtworkProps {
  number: number;
  /** Where no work has this number. */
  missing: ReactNode;
}

/** The work of a number: from the index, and from the contracts alone while our API is away. */
export function NamedArtwork({ number, missing }: NamedArtworkProps) {
  const { work, retry, isRetrying } = useShownWork(number);
  if (work.state === 'loading') return <UnreadArtwork />;
  if (work.state === 'unknown')
    return <ErrorState title={text.failed} text={text.failedText} onRetry={retry} isRetrying={isRetrying} />;
  if (work.value === 'missing') return missing;
  const { texts } = work.value;
  return (
    <>
      <ArtworkView work={work.value} />
      {texts && <MoreSlot artwork={texts} />}
    </>
  );
}

function useShownWork(number: number) {
  const { artwork, retry, isRetrying } = useArtwork(String(number));
  const isAway = artwork.state === 'unknown';
  const ofChain = useChainWork(number, isAway);
  const found = findValue(artwork);
  const listed = found?.kind === 'found' ? found.artwork : undefined;
  const market = useMarketOf(listed?.collection);
  const work: Reading<ShownWork | 'missing'> = (() => {
    if (found?.kind === 'missing') return { state: 'value', value: 'missing' };
    if (listed !== undefined) {
      const named = findValue(market);
      const address = named ?? listed.listing?.market;
      const isMarketNamed = named !== undefined;
      if (address !== undefined)
        return { state: 'value', value: toShownWork(listed, { market: address, isMarketNamed }) };
      return market.state === 'unknown' ? market : { state: 'loading' };
    }
    if (!isAway) return { state: 'loading' };
    const known = findValue(ofChain);
    if (known) return { state: 'value', value: toNamelessWork(known) };
    return ofChain.state === 'loading' ? { state: 'loading' } : { state: 'unknown', reason: artwork.reason };
  })();
  return { work, retry, isRetrying };
}
