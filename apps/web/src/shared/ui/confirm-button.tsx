import type { ReactNode } from 'react';
import { Button, type ButtonTone } from './button.tsx';

export interface ConfirmButtonProps {
  label: string;
  tone: ButtonTone;
  isBusy: boolean;
  /** Why it is off; undefined while it is on. */
  obstacle: string | undefined;
  onConfirm: () => void;
  /** A smaller button before it, the way back. */
  before?: ReactNode;
}

/** The button that starts a write, with the reason beside it while it is off. */
export function ConfirmButton({ label, tone, isBusy, obstacle, onConfirm, before }: ConfirmButtonProps) {
  return (
    <>
      {obstacle !== undefined && <p className="text-center text-small text-muted">{obstacle}</p>}
      <div className="flex gap-2">
        {before}
        <Button
          size="large"
          isFullWidth
          tone={tone}
          disabled={obstacle !== undefined}
          isBusy={isBusy}
          onClick={onConfirm}
        >
          {label}
        </Button>
      </div>
    </>
  );
}
