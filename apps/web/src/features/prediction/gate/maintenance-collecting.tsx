import { findValue } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { openWalletDialog } from '../../../shared/wallet/wallet-dialog-store.ts';
import { type WalletSession, useWalletSession } from '../../../shared/wallet/wallet-session.ts';
import { CollectAll } from '../claim/collect-all.tsx';
import type { Collectable } from '../claim/collectable.ts';
import { listCollectable } from '../claim/list-collectable.ts';
import { PendingNotice } from '../claim/pending-notice.tsx';
import { useUncollected } from '../claim/use-uncollected.ts';
import type { Game } from '../live/use-game.ts';

const text = messages.prediction;

export interface MaintenanceCollectingProps {
  game: Game;
  onHistory: () => void;
}

/** Collecting stays possible during maintenance: rounds from the index, and the newest ones from the contracts. */
export function MaintenanceCollecting({ game, onHistory }: MaintenanceCollectingProps) {
  const session = useWalletSession();
  return (
    <div className="mt-6 grid w-full gap-3 text-left">
      {session ? <Winnings session={session} game={game} /> : <Connect />}
      <Button tone="quiet" icon="clock" onClick={onHistory} aria-haspopup="dialog">
        {text.history}
      </Button>
    </div>
  );
}

function Winnings({ session, game }: { session: WalletSession; game: Game }) {
  const indexed = useUncollected(session.account);
  const onChain = listCollectable(findValue(game.rounds) ?? []);
  return (
    <>
      <PendingNotice session={session} />
      <CollectAll rounds={mergeById(indexed, onChain)} />
    </>
  );
}

function Connect() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-4">
      <p className="text-small">{text.maintenanceConnect}</p>
      <Button tone="secondary" onClick={() => openWalletDialog('connect')} aria-haspopup="dialog">
        {text.connect}
      </Button>
    </div>
  );
}

function mergeById(...lists: readonly (readonly Collectable[])[]): Collectable[] {
  return [...new Map(lists.flat().map((round) => [round.id, round])).values()];
}
