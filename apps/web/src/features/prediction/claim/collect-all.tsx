import { messages } from '../../../shared/message/messages.ts';
import { NativeText } from '../native-text.tsx';
import { NativeValue } from '../native-value.tsx';
import { CollectButton } from './collect-button.tsx';
import type { Collectable } from './collectable.ts';

const text = messages.predictionClaim;

/** The total that an account can collect, with a button for all of it; nothing when there is none. */
export function CollectAll({ rounds }: { rounds: readonly Collectable[] }) {
  if (rounds.length === 0) return null;
  const total = rounds.reduce((sum, { amount }) => sum + amount, 0n);
  return (
    <section
      aria-label={text.waiting(rounds.length)}
      className="flex items-center justify-between gap-3 rounded-control bg-accent-soft p-4"
    >
      <div className="min-w-0">
        <p className="text-small text-muted">{text.waiting(rounds.length)}</p>
        <p className="text-title font-semibold">
          <NativeText wei={total} />
          <NativeValue wei={total} />
        </p>
      </div>
      <CollectButton rounds={rounds} label={rounds.length === 1 ? text.collect : text.collectAll} />
    </section>
  );
}
