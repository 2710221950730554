import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { TradePage } from '../../../shared/settings/trade-page.tsx';
import { nativeId } from '../../../shared/token-list/currency.ts';
import { FindCard } from './find-card.tsx';
import type { PathPair } from './liquidity-routes.ts';
import { UnreachableNotice } from '../reserves/unreachable-notice.tsx';
import { PositionSummary } from './position-summary.tsx';

/** `/find`: the pool of two tokens, and the account's share of it. */
export function FindPage() {
  const [ids, setIds] = useState<PathPair>({ a: nativeId, b: undefined });
  return (
    <TradePage
      title={messages.liquidity.findTitle}
      subtitle={messages.liquidity.findHelp}
      back={{ to: '/pool', label: messages.liquidity.backToPositions }}
    >
      <UnreachableNotice />
      <FindCard ids={ids} onChoose={setIds} />
      <PositionSummary ids={ids} />
    </TradePage>
  );
}
