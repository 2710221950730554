import { lazy, Suspense } from 'react';

const HistoryDrawer = lazy(() =>
  import('./history/history-drawer.tsx').then((module) => ({ default: module.HistoryDrawer })),
);
const LeaderboardDrawer = lazy(() =>
  import('./leaderboard/leaderboard-drawer.tsx').then((module) => ({ default: module.LeaderboardDrawer })),
);

export type Drawer = 'history' | 'leaderboard';

/** A drawer over the game; its code loads when it is opened. */
export function GameDrawer({ drawer, onClose }: { drawer: Drawer | undefined; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      {drawer === 'history' && <HistoryDrawer onClose={onClose} />}
      {drawer === 'leaderboard' && <LeaderboardDrawer onClose={onClose} />}
    </Suspense>
  );
}
