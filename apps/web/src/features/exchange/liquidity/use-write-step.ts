import { useState } from 'react';

/** `approve`: with an approval first, where a signature or a batch would do. */
type WriteStep = 'closed' | 'confirm' | 'approve';

export type WriteEvents = {
  /** The dialog is open: its terms stay, although balances and prices change. */
  readonly onOpen: () => void;
  /** The transaction is pending; the form may be emptied. */
  readonly onSent: () => void;
  readonly onClose: () => void;
};

/** Whether the dialog of a form's write is open. */
export function useWriteStep({ onOpen, onClose }: WriteEvents) {
  const [step, setStep] = useState<WriteStep>('closed');
  return {
    step,
    open: (first: Exclude<WriteStep, 'closed'>) => {
      setStep(first);
      onOpen();
    },
    close: () => {
      setStep('closed');
      onClose();
    },
  };
}
