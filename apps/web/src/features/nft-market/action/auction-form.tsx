import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { DaysChoice, type Days } from './days-choice.tsx';
import { PriceForm, type PriceFormProps } from './price-form.tsx';

const daySeconds = 86_400n;
/** The longest auction ends a little before the contract's limit, which counts from the block of the listing. */
const slack = 600n;

export interface AuctionFormProps extends Omit<PriceFormProps, 'action' | 'onPrice' | 'children'> {
  /** The end is counted from the clock of the chain. */
  isClockKnown: boolean;
  onAuction: (price: bigint, seconds: bigint) => void;
}

/** The opening price of an auction, and how long it runs. */
export function AuctionForm({ isClockKnown, onAuction, ...form }: AuctionFormProps) {
  const [chosen, setChosen] = useState<Days>(3);
  const seconds = BigInt(chosen) * daySeconds - (chosen === 30 ? slack : 0n);
  return (
    <PriceForm {...form} action="auction" onPrice={(price) => isClockKnown && onAuction(price, seconds)}>
      <DaysChoice label={messages.nftMarketWrite.runsFor} selected={chosen} onSelect={setChosen} />
    </PriceForm>
  );
}
