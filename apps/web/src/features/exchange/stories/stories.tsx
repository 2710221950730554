import type { Pool } from '@tradewind/rules/exchange/pair';
import { useState } from 'react';
import { computeQuote } from '../quote/quote.ts';
import { DisabledAction } from '../../../shared/ui/disabled-action.tsx';
import { QuotedTrade } from '../swap/quoted-trade.tsx';
import { SwapPage } from '../swap/swap-page.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { nativeFixture, tokenFixture } from '../../../shared/gallery/fixtures.ts';
import { Story, StoryGroup } from '../../../shared/gallery/story.tsx';
import { TokenStories } from './token-story.tsx';

const wrappedNative = '0x1111111111111111111111111111111111111111';
const pool: Pool = {
  address: '0x3333333333333333333333333333333333333333',
  token0: wrappedNative,
  token1: '0x2222222222222222222222222222222222222222',
  reserve0: 1_000n * 10n ** 18n,
  reserve1: 1_250_000n * 10n ** 18n,
};

function quote(amount: bigint) {
  const request = { input: nativeFixture, output: tokenFixture, exactField: 'input', wrappedNative } as const;
  const found = computeQuote({ ...request, amount }, [pool]);
  if (found.kind !== 'trade') throw new Error('the fixture has a route');
  return found.trade;
}

const trades = [
  ['small', quote(10n ** 17n)],
  ['noticeable impact', quote(30n * 10n ** 18n)],
  ['high impact', quote(300n * 10n ** 18n)],
] as const;

export function Stories() {
  const text = messages.exchange;
  const [isOpen, setIsOpen] = useState(true);
  return (
    <StoryGroup title="Exchange cards">
      <Story name="The page as it is now">
        <SwapPage />
      </Story>
      {trades.map(([name, trade]) => (
        <Story key={name} name={`Offer of a trade: ${name}`}>
          <Card className="p-4">
            <QuotedTrade
              quote={{ kind: 'trade', trade }}
              input={nativeFixture}
              output={tokenFixture}
              slippageBps={50}
              isOpen={isOpen}
              onToggle={() => setIsOpen(!isOpen)}
            />
          </Card>
        </Story>
      ))}
      <TokenStories />
      <Story name="Why a swap cannot be sent yet">
        <div className="flex flex-col gap-2">
          {[text.enterAmount, text.insufficientBalance('BNB'), text.loadingPrice].map((label) => (
            <DisabledAction key={label} label={label} />
          ))}
        </div>
      </Story>
    </StoryGroup>
  );
}
