import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { nativeId } from '../../../shared/token-list/currency.ts';
import { ExchangePage } from '../exchange-page.tsx';
import { FindCard } from './find-card.tsx';
import type { PathPair } from './liquidity-routes.ts';
import { PositionSummary } from './position-summary.tsx';

/** `/find`: the pool of two tokens, and the account's share of it. */
export function FindPage() {
  const [ids, setIds] = useState<PathPair>({ a: nativeId, b: undefined });
  return (
    <ExchangePage
      title={messages.liquidity.findTitle}
      subtitle={messages.liquidity.findHelp}
      back={{ to: '/pool', label: messages.liquidity.backToPositions }}
    >
      <FindCard ids={ids} onChoose={setIds} />
      <PositionSummary ids={ids} />
    </ExchangePage>
  );
}
