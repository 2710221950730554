import { lazy, type ReactNode, Suspense } from 'react';
import { messages } from '../message/messages.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';

const QuickSwap = lazy(() => import('./quick-swap.tsx').then((m) => ({ default: m.QuickSwap })));

const text = messages.quickSwap;

/** The quick swap; its code loads after the first paint, and the same form without function is there before. */
export function QuickSwapSlot({ outputId }: { outputId?: string }) {
  return (
    <Suspense fallback={<Placeholder />}>
      <QuickSwap {...(outputId !== undefined && { outputId })} />
    </Suspense>
  );
}

/** In the sizes of the form, so that nothing moves when it comes. Its link works before any script. */
function Placeholder() {
  return (
    <Card as="section" aria-label={text.title} className="p-3 tablet:p-4">
      <Side label={text.from}>
        <div className="amount-box">
          <input
            disabled
            value="1"
            readOnly
            aria-label={text.from}
            className="amount figures min-h-11 w-full bg-transparent font-medium"
          />
        </div>
      </Side>
      <div className="h-1" />
      <Side label={text.atPrices} />
      <Link to="/swap" className={`${buttonClass('primary', 'large')} mt-3 w-full`}>
        {text.review}
      </Link>
    </Card>
  );
}

function Side({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="rounded-control border border-line bg-sunken p-3 tablet:p-4">
      <p className="flex min-h-6 items-center text-small text-muted">{label}</p>
      <div className="mt-1 flex min-h-11 items-center gap-3">
        {children}
        <span className="w-32 shrink-0" />
      </div>
      <p className="mt-1 min-h-5" />
    </div>
  );
}
