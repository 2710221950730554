import { messages } from '../message/messages.ts';
import { DangerDialog } from '../ui/danger-dialog.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';

const text = messages.settings;

/** The explicit confirmation before expert mode is on. */
export function ExpertDialog(answers: { onYes: () => void; onNo: () => void }) {
  return (
    <DangerDialog
      {...answers}
      title={text.expertConfirmTitle}
      yesLabel={text.expertConfirmYes}
      noLabel={text.expertConfirmNo}
    >
      <p className="mb-4">{text.expertConfirmText}</p>
      <InlineNotice tone="warning">{text.expertConfirmWarning}</InlineNotice>
    </DangerDialog>
  );
}
