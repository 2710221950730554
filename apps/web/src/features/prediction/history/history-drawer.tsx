import { messages } from '../../../shared/message/messages.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { HistoryPanel } from './history-panel.tsx';

/** The account's rounds and net result beside the page. */
export function HistoryDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen shape="drawer" onClose={onClose} title={messages.predictionHistory.title}>
      <HistoryPanel />
    </Dialog>
  );
}
