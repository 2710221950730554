import { messages } from '../message/messages.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { type LiveState, useLiveStore } from './live-store.ts';

const text = messages.live;

type Shown = LiveState | 'stale';

const tones: Record<Shown, BadgeTone> = {
  connected: 'gain',
  connecting: 'warning',
  off: 'neutral',
  stale: 'warning',
};

/** Whether the page receives live updates or polls; both show the same data. */
export function LiveSection() {
  const { state, isIndexStale } = useLiveStore();
  const shown: Shown = isIndexStale ? 'stale' : state;
  return (
    <section aria-labelledby="live-updates" className="mt-6 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-2">
        <h3 id="live-updates" className="font-semibold">
          {text.title}
        </h3>
        <Badge tone={tones[shown]}>{text.state[shown]}</Badge>
      </div>
      <output className="mt-1 block text-small text-muted">{text.text[shown]}</output>
    </section>
  );
}
