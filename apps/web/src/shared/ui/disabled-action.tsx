import { Button } from './button.tsx';

/** The disabled action of a card, with the reason. */
export function DisabledAction({ label }: { label: string }) {
  return (
    <Button size="large" isFullWidth disabled>
      {label}
    </Button>
  );
}
