import { messages } from '../../shared/message/messages.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { CollectMark } from './claim/collect-mark.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import type { GameViewProps } from './game-view.ts';
import { CountdownText } from './live/countdown-text.tsx';
import { RoundList } from './round/round-list.tsx';

const text = messages.prediction;

/** Chart, a vertical list of rounds, and a bar with the most used controls; as high as the screen. */
export function DesktopGame({ game, market, silentSince, secondsLeft, onHistory }: GameViewProps) {
  return (
    <div className="mt-3 grid h-[max(33rem,calc(100dvh-11rem))] grid-cols-[minmax(0,1fr)_22rem_6rem] gap-4">
      <ChartPanel game={game} isStale={silentSince !== undefined} className="min-h-0" />
      <RoundList game={game} market={market} silentSince={silentSince} direction="vertical" />
      <aside
        aria-label={text.pair}
        className="flex flex-col items-center gap-4 rounded-card border border-line bg-raised py-4 text-center shadow-card"
      >
        <div className="relative flex flex-col items-center">
          <IconButton icon="clock" label={text.history} onClick={onHistory} aria-haspopup="dialog" />
          <CollectMark />
          <span aria-hidden className="text-caption text-muted">
            {text.history}
          </span>
        </div>
        <p className="[writing-mode:vertical-rl] text-title font-semibold tracking-wide">{text.pair}</p>
        <div>
          <CountdownText seconds={secondsLeft} className="text-title font-semibold" />
          <p className="text-caption font-semibold text-muted">{text.interval}</p>
        </div>
      </aside>
    </div>
  );
}
