import { messages } from '../../../shared/message/messages.ts';
import { ExchangePage } from '../exchange-page.tsx';
import { SwapCard } from './swap-card.tsx';

export function SwapPage() {
  return (
    <ExchangePage title={messages.exchange.title} subtitle={messages.exchange.subtitle}>
      <SwapCard />
    </ExchangePage>
  );
}
