import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';

export interface RevokeButtonProps {
  /** What it revokes, and from whom. */
  label: string;
  onClick: () => void;
}

export function RevokeButton({ label, onClick }: RevokeButtonProps) {
  return (
    <Button tone="secondary" size="small" onClick={onClick} aria-haspopup="dialog" aria-label={label}>
      {messages.approval.revoke}
    </Button>
  );
}
