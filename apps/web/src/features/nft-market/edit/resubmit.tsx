import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useResubmit } from './resubmit.mutation.ts';

const text = messages.nftMarketWrite;

/** The owner's way back from a rejection; the server allows a few. */
export function Resubmit({ session, id }: { session: WalletSession; id: number }) {
  const { resubmit, isPending, failure } = useResubmit(session, id);
  return (
    <div className="grid justify-items-start gap-2">
      <p>{text.resubmitText}</p>
      <Button size="small" tone="secondary" isBusy={isPending} onClick={() => resubmit()}>
        {text.resubmit}
      </Button>
      {failure !== undefined && (
        <p role="alert" className="text-small text-loss">
          {failure}
        </p>
      )}
    </div>
  );
}
