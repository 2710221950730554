import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Choice } from '../../../shared/ui/choice.tsx';
import { PriceForm, type PriceFormProps } from './price-form.tsx';

const text = messages.nftMarketWrite;
const daySeconds = 86_400n;
const days = [1, 3, 7, 14, 30] as const;
/** The longest auction ends a little before the contract's limit, which counts from the block of the listing. */
const slack = 600n;

export interface AuctionFormProps extends Omit<PriceFormProps, 'action' | 'onPrice' | 'children'> {
  /** The end is counted from the clock of the chain. */
  isClockKnown: boolean;
  onAuction: (price: bigint, seconds: bigint) => void;
}

/** The opening price of an auction, and how long it runs. */
export function AuctionForm({ isClockKnown, onAuction, ...form }: AuctionFormProps) {
  const [chosen, setChosen] = useState<(typeof days)[number]>(3);
  const seconds = BigInt(chosen) * daySeconds - (chosen === 30 ? slack : 0n);
  return (
    <PriceForm {...form} action="auction" onPrice={(price) => isClockKnown && onAuction(price, seconds)}>
      <div className="grid gap-2">
        <p className="text-small font-medium">{text.runsFor}</p>
        <Choice
          size="small"
          label={text.runsFor}
          options={days.map((key) => ({ key, label: messages.nftMarketWork.days(key) }))}
          selected={chosen}
          onSelect={setChosen}
        />
      </div>
    </PriceForm>
  );
}
