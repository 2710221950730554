import { lazy, Suspense, useState } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { CollectMark } from './claim/collect-mark.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import type { GameViewProps } from './game-view.ts';
import { CountdownText } from './live/countdown-text.tsx';
import { RoundList } from './round/round-list.tsx';

const HistoryPanel = lazy(() =>
  import('./history/history-panel.tsx').then((module) => ({ default: module.HistoryPanel })),
);

const text = messages.prediction;
const views = ['chart', 'prediction', 'history'] as const;
type View = (typeof views)[number];

/** One panel at a time; the countdown is always visible. */
export function PhoneGame({ game, market, silentSince, secondsLeft }: GameViewProps) {
  const [view, setView] = useState<View>('prediction');
  return (
    <div className="mx-auto mt-3 w-full max-w-160">
      <div className="mb-3 flex min-h-11 items-center justify-between rounded-control border border-line bg-raised px-4">
        <span className="font-semibold">{text.pair}</span>
        <span className="flex items-baseline gap-2">
          <CountdownText seconds={secondsLeft} className="text-title font-semibold" />
          <span className="text-caption font-semibold text-muted">{text.interval}</span>
        </span>
      </div>
      <Tabs
        label={text.views}
        tabs={views.map((key) => ({
          key,
          label: text.view[key],
          ...(key === 'history' && { mark: <CollectMark /> }),
        }))}
        selected={view}
        onSelect={setView}
      >
        {view === 'chart' && (
          <ChartPanel game={game} isStale={silentSince !== undefined} className="min-h-[26rem]" />
        )}
        {view === 'prediction' && (
          <div className="-mx-4 tablet:-mx-6">
            <RoundList game={game} market={market} silentSince={silentSince} direction="horizontal" />
          </div>
        )}
        {view === 'history' && (
          <Suspense fallback={null}>
            <HistoryPanel />
          </Suspense>
        )}
      </Tabs>
    </div>
  );
}
