import type { ReactNode } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Horizon } from '../../../shared/ui/horizon.tsx';
import { Link } from '../../../shared/ui/link.tsx';

const text = messages.prediction;

/** The server lists no rounds, or this network has no market; the remaining actions are shown below. */
export function Maintenance({ children }: { children?: ReactNode }) {
  return (
    <div className="mx-auto flex w-full max-w-140 flex-col items-center px-4 py-16 text-center">
      <Horizon className="h-24 w-96 max-w-full text-muted" />
      <p className="mt-8 text-title font-semibold text-balance">{text.maintenance}</p>
      <p className="mt-2 text-balance text-muted">{text.maintenanceText}</p>
      {children}
      <Link to="/" className={`${buttonClass(children === undefined ? 'primary' : 'quiet', 'medium')} mt-6`}>
        {text.goHome}
      </Link>
    </div>
  );
}
