import { messages } from '../../../shared/message/messages.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';

/** In the place of works and bids without an account. */
export function ConnectCard() {
  return (
    <Card className="mx-auto grid max-w-120 gap-4 p-4 tablet:p-6">
      <p className="text-muted">{messages.nftMarket.connect}</p>
      <ConnectAction />
    </Card>
  );
}
