import { messages } from '../message/messages.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { type LiveState, useLiveStore } from './live-store.ts';

const text = messages.live;

const tones: Record<LiveState, BadgeTone> = { connected: 'gain', connecting: 'warning', off: 'neutral' };

/** Whether the page is told of what happens or asks for it; either way it shows the same. */
export function LiveSection() {
  const { state } = useLiveStore();
  return (
    <section aria-labelledby="live-updates" className="mt-6 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-2">
        <h3 id="live-updates" className="font-semibold">
          {text.title}
        </h3>
        <Badge tone={tones[state]}>{text.state[state]}</Badge>
      </div>
      <output className="mt-1 block text-small text-muted">{text.text[state]}</output>
    </section>
  );
}
