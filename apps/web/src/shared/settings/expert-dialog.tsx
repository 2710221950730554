import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';

/** An explicit yes before expert mode is on. */
export function ExpertDialog({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const text = messages.settings;
  return (
    <Dialog
      isOpen
      onClose={onNo}
      title={text.expertConfirmTitle}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button tone="quiet" onClick={onNo}>
            {text.expertConfirmNo}
          </Button>
          <Button tone="danger" onClick={onYes}>
            {text.expertConfirmYes}
          </Button>
        </div>
      }
    >
      <p className="mb-4">{text.expertConfirmText}</p>
      <InlineNotice tone="warning">{text.expertConfirmWarning}</InlineNotice>
    </Dialog>
  );
}
