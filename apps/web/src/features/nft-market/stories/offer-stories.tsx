import { addressFixture, tokenFixture } from '../../../shared/gallery/fixtures.ts';
import { Story } from '../../../shared/gallery/story.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { OfferTable } from '../offers/all-offers.tsx';
import type { Offer } from '../offers/offer.ts';
import { OfferFacts } from '../offers/offer-card.tsx';

const now = 1_750_000_000n;
const day = 86_400n;
const bidder = '0x52908400098527886e0f7030069857d2e4169ee7';
const best: Offer = { bidder, price: 12n * 10n ** 18n, count: 3, until: now + day };
const own: Offer = { bidder: addressFixture, price: 9n * 10n ** 18n, count: 1, until: now + 9n * day };
const least: Offer = { ...best, bidder: `0x${'7'.repeat(40)}`, price: 1n, count: 65_535 };
/** What the card of a collection has, by the account that looks. */
const cards = [
  ['Offers: of another account', best, undefined],
  ['Offers: of both', best, own],
  ['Offers: its own, whose time is over', undefined, { ...own, until: now }],
  ['Offers: none', undefined, undefined],
] as const;

/** The offers for any work of a collection: what its card says, and the list of all. */
export function OfferStories() {
  if (tokenFixture.kind !== 'token') return null;
  const quote = tokenFixture;
  return (
    <>
      {cards.map(([name, other, mine]) => (
        <Story key={name} name={name}>
          <Card className="p-4">
            <OfferFacts quote={quote} best={other} own={mine} time={now} />
          </Card>
        </Story>
      ))}
      {[false, true].map((isStale) => (
        <Story key={String(isStale)} name={isStale ? 'All offers, not read again' : 'All offers'}>
          <Card>
            <OfferTable
              title={messages.nftMarketOffer.title}
              offers={[best, own, least]}
              account={addressFixture}
              quote={quote}
              isStale={isStale}
            />
          </Card>
        </Story>
      ))}
    </>
  );
}
