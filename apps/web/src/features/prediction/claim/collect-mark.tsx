import { messages } from '../../../shared/message/messages.ts';
import { useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useRoundToCollect } from './round-to-collect.query.ts';

/** A dot at the history button while the account has an uncollected round. */
export function CollectMark() {
  const session = useWalletSession();
  const epoch = useRoundToCollect(session?.account) ?? undefined;
  if (epoch === undefined) return null;
  return (
    <>
      <span
        aria-hidden
        className="pointer-events-none absolute top-1.5 right-1.5 size-2.5 rounded-full bg-warning"
      />
      <span className="sr-only"> {messages.predictionClaim.reminder(String(epoch))}</span>
    </>
  );
}
