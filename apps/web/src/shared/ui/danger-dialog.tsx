import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export interface DangerDialogProps {
  title: string;
  yesLabel: string;
  noLabel: string;
  onYes: () => void;
  onNo: () => void;
  /** Whether all required confirmations are made. */
  isAllowed?: boolean;
  children: ReactNode;
}

/** An explicit confirmation of a possible loss; closing it cancels. */
export function DangerDialog({ isAllowed = true, ...props }: DangerDialogProps) {
  const { title, yesLabel, noLabel, onYes, onNo, children } = props;
  return (
    <Dialog
      isOpen
      onClose={onNo}
      title={title}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button tone="quiet" onClick={onNo}>
            {noLabel}
          </Button>
          <Button tone="danger" disabled={!isAllowed} onClick={onYes}>
            {yesLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
