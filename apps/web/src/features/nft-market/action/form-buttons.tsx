import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';

const text = messages.nftMarketWrite;

export interface FormButtonsProps {
  /** Why the form can't be submitted; it is the label of the button then. */
  problem: string | undefined;
  onSubmit: () => void;
  onCancel: () => void;
}

/** NFT-04: Cancel and Submit. */
export function FormButtons({ problem, onSubmit, onCancel }: FormButtonsProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <Button tone="quiet" size="large" onClick={onCancel}>
        {text.cancelButton}
      </Button>
      <Button size="large" isFullWidth disabled={problem !== undefined} onClick={onSubmit}>
        {problem ?? text.submit}
      </Button>
    </div>
  );
}
