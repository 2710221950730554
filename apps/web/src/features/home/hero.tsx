import { messages } from '../../shared/message/messages.ts';
import { QuickSwapSlot } from '../../shared/token-list/quick-swap-slot.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { WindRose } from '../../shared/ui/wind-rose.tsx';

/** What the site is, and a swap to begin with. */
export function Hero() {
  const text = messages.home;
  return (
    <section className="relative grid grid-cols-1 items-center gap-5 py-6 tablet:gap-8 tablet:py-10 desktop:grid-cols-[1fr_27rem] desktop:gap-16 desktop:py-14">
      <WindRose className="pointer-events-none absolute top-1/2 left-1/2 w-full -translate-x-1/2 -translate-y-1/2 opacity-15 desktop:left-[calc(100%-13.5rem)] desktop:w-120 desktop:opacity-25 min-[90rem]:w-152" />
      <div className="relative min-w-0">
        <h1 className="max-w-[14em] text-display font-semibold tracking-[-0.03em] text-balance">
          {text.title}
        </h1>
        <p className="mt-3 max-w-[34em] text-body text-pretty text-muted tablet:mt-5">{text.lead}</p>
        <div className="mt-8 hidden flex-wrap gap-3 tablet:flex">
          <Link to="/swap" className={buttonClass('secondary', 'large')}>
            {text.trade}
          </Link>
          <Link to="/pool" className={buttonClass('quiet', 'large')}>
            {text.provideLiquidity}
          </Link>
        </div>
      </div>
      <div className="relative min-w-0">
        <QuickSwapSlot />
      </div>
    </section>
  );
}
