import { useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Tabs } from '../../../shared/ui/tabs.tsx';
import { Tooltip } from '../../../shared/ui/tooltip.tsx';
import { Choice } from '../../../shared/ui/choice.tsx';
import { type BoardKind, boardKinds, type BoardWeek, boardWeeks } from './board.ts';
import { Leaderboard } from './leaderboard.tsx';

const text = messages.predictionLeaderboard;

/** The top accounts by stakes and winnings, this week and last, beside the page. */
export function LeaderboardDrawer({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<BoardKind>('volume');
  const [week, setWeek] = useState<BoardWeek>('thisWeek');
  return (
    <Dialog isOpen shape="drawer" onClose={onClose} title={text.title}>
      <Tabs
        label={text.boards}
        tabs={boardKinds.map((key) => ({ key, label: text[key] }))}
        selected={kind}
        onSelect={setKind}
      >
        <div className="mb-3 flex items-center justify-between gap-2">
          <Choice
            label={text.week}
            options={boardWeeks.map((key) => ({ key, label: text[key] }))}
            selected={week}
            onSelect={setWeek}
          />
          <Tooltip label={messages.ui.about(text.rules)}>{text.rulesText}</Tooltip>
        </div>
        <Leaderboard key={`${kind} ${week}`} kind={kind} week={week} />
      </Tabs>
    </Dialog>
  );
}
