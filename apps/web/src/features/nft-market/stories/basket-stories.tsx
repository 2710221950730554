import { useState } from 'react';
import { Story } from '../../../shared/gallery/story.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { BasketState } from '../basket/basket-state.ts';
import { type BasketWork, toBasketWork, toListingKey } from '../basket/basket-store.ts';
import { BasketDialog } from '../sweep/basket-dialog.tsx';
import { BasketLine } from '../sweep/basket-line.tsx';
import { createSampleWork } from './sample-work.ts';

const price = 125n * 10n ** 17n;
const seller = '0x52908400098527886e0f7030069857d2e4169ee7';
const ask = { nonce: 1, seller, kind: 'fixed', price, feeBps: 250n, endsAt: 0n, bidCount: 0 } as const;
/** A work of the basket with what its contracts say; undefined is not known yet. */
const lines: readonly (readonly [string, BasketState | undefined])[] = [
  ['Harbour at dawn', { kind: 'open', price }],
  ['A work that costs less now', { kind: 'open', price: price / 2n }],
  ['A name that is longer than the line of its work', { kind: 'ended' }],
  ['An own work', { kind: 'own' }],
  ['A work with an own bid', { kind: 'bid' }],
  ['A bought work', { kind: 'bought' }],
  ['A work that is not read yet', undefined],
];
const works: readonly (readonly [BasketWork, BasketState | undefined])[] = lines.map(
  ([name, state], index) => [
    toBasketWork({ chainId: 31337 }, createSampleWork({ id: index, tokenId: String(index), name }), ask),
    state,
  ],
);
const known = new Map(
  works.flatMap(([work, state]) => (state ? [[toListingKey(work), state] as const] : [])),
);

/** The works of a basket in each state, and the sheet that has them. */
export function BasketStories() {
  return (
    <>
      <Story name="Works of a basket">
        <Card className="px-4 py-2">
          <ul className="divide-y divide-line">
            {works.map(([work, state]) => (
              <BasketLine key={toListingKey(work)} work={work} state={state} />
            ))}
          </ul>
        </Card>
      </Story>
      <SheetStory name="The sheet of a basket" shown={works.slice(0, 6)} />
      <SheetStory name="The sheet while prices are read" shown={works.slice(0, 2)} isRead={false} />
      <SheetStory name="The sheet of an empty basket" shown={[]} />
    </>
  );
}

function SheetStory(props: { name: string; shown: typeof works; isRead?: boolean }) {
  const { name, shown, isRead = true } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Story name={name}>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {messages.nftMarketBasket.open}
      </Button>
      {isOpen && (
        <BasketDialog
          works={shown.map(([work]) => work)}
          states={isRead ? known : undefined}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Story>
  );
}
