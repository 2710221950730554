import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Link } from '../ui/link.tsx';

export interface WaysOnProps {
  /** A page of this site, and its name on the left button. */
  to: string;
  toLabel: string;
  /** Also runs with the link. */
  onLeave?: () => void;
  /** The right, main button. */
  label: string;
  onClick: () => void;
}

/** The ways on after a success: a page beside the button that ends or repeats. */
export function WaysOn({ to, toLabel, onLeave, label, onClick }: WaysOnProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      <Link
        to={to}
        {...(onLeave && { onClick: onLeave })}
        className={classNames(buttonClass('quiet', 'large'), 'px-2! text-center')}
      >
        {toLabel}
      </Link>
      <Button size="large" onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}
