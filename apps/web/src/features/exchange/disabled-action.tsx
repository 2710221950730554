import { Button } from '../../shared/ui/button.tsx';

/** Why a card cannot be sent yet, in the place of its action. */
export function DisabledAction({ label }: { label: string }) {
  return (
    <Button size="large" isFullWidth disabled>
      {label}
    </Button>
  );
}
