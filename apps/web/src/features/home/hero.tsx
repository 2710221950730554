import { Link } from 'react-router';
import { messages } from '../../shared/message/messages.ts';
import { buttonClass } from '../../shared/ui/button.tsx';
import { WindRose } from '../../shared/ui/wind-rose.tsx';

export function Hero() {
  const text = messages.home;
  return (
    <section className="relative grid items-center gap-8 py-10 tablet:py-16 desktop:grid-cols-[1.1fr_0.9fr] desktop:py-20">
      <div>
        <h1 className="max-w-[14em] text-display font-semibold tracking-[-0.03em] text-balance">
          {text.title}
        </h1>
        <p className="mt-5 max-w-[34em] text-body text-pretty text-muted">{text.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3 *:grow tablet:*:grow-0">
          <Link to="/swap" className={buttonClass('primary', 'large')}>
            {text.trade}
          </Link>
          <Link to="/pool" className={buttonClass('quiet', 'large')}>
            {text.provideLiquidity}
          </Link>
        </div>
      </div>
      <WindRose className="mx-auto hidden w-full max-w-108 text-line-strong desktop:block" />
    </section>
  );
}
