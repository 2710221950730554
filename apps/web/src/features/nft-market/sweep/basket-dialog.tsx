import { type Address, isSameAddress } from '@tradewind/rules/network/address';
import { useState } from 'react';
import type { ChainRef } from '../../../shared/chain/chain-key.ts';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { Choice } from '../../../shared/ui/choice.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import type { BasketStates } from '../basket/basket.query.ts';
import { type BasketWork, toListingKey } from '../basket/basket-store.ts';
import { getMarkets } from '../find-markets.ts';
import { BasketFooter } from './basket-footer.tsx';
import { BasketLine } from './basket-line.tsx';
import { SweepConfirm } from './sweep-confirm.tsx';
import type { OpenedSweep } from './sweep-order.ts';

const text = messages.nftMarketBasket;

export interface BasketDialogProps {
  works: readonly BasketWork[];
  /** Undefined while they are not known. */
  states: BasketStates | undefined;
  onClose: () => void;
}

/** The works of a basket, of one collection at a time: a transaction buys in one market. Then the purchase. */
export function BasketDialog({ works, states, onClose }: BasketDialogProps) {
  const chain = useChain();
  const session = useWalletSession();
  const [chosen, setChosen] = useState<Address>();
  const [opened, setOpened] = useState<OpenedSweep>();
  const collections = [...new Set(works.map(({ collection }) => collection))];
  const collection = collections.find((each) => each === chosen) ?? collections[0];
  const shown = works.filter((work) => work.collection === collection);
  if (opened && session)
    return (
      <SweepConfirm session={session} {...opened} onBack={() => setOpened(undefined)} onClose={onClose} />
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      shape="sidebar"
      footer={
        collection && (
          <BasketFooter
            key={collection}
            {...{ collection, states, session }}
            works={shown}
            onBuy={setOpened}
          />
        )
      }
    >
      {collection && collections.length > 1 && (
        <Choice
          size="small"
          label={text.collection}
          options={collections.map((key) => ({ key, label: toCollectionLabel(key, works, chain) }))}
          selected={collection}
          onSelect={setChosen}
        />
      )}
      {collection === undefined && <EmptyState icon="picture" title={text.empty} text={text.emptyText} />}
      <ul className="divide-y divide-line">
        {shown.map((work) => (
          <BasketLine key={toListingKey(work)} work={work} state={states?.get(toListingKey(work))} />
        ))}
      </ul>
    </Dialog>
  );
}

function toCollectionLabel(collection: Address, works: readonly BasketWork[], chain: ChainRef): string {
  const isCompany = works.some((work) => work.collection === collection && work.isByCompany);
  if (isCompany) return messages.nftMarket.byCompany;
  return isSameAddress(collection, getMarkets(chain).art) ? text.ofArtists : shortenAddress(collection);
}
