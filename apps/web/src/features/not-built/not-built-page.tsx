import type { ComponentType } from 'react';
import type { NotBuiltSubject } from '../../shared/message/en/not-built.ts';
import { messages } from '../../shared/message/messages.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { buttonClass } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Horizon } from '../../shared/ui/horizon.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';

/** A page for a route whose area does not exist yet: it says so and describes the area. */
export function createNotBuiltPage(subject: NotBuiltSubject): ComponentType {
  return function NotBuiltSubjectPage() {
    return <NotBuiltPage subject={subject} />;
  };
}

export function NotBuiltPage({ subject }: { subject: NotBuiltSubject }) {
  const text = messages.notBuilt;
  const { title, text: summary, items } = text.subjects[subject];
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-140 px-4 py-8 tablet:py-16">
      <Card as="section" className="overflow-hidden">
        <Horizon className="mx-auto mt-8 h-16 w-60 text-muted" />
        <div className="p-6 tablet:p-8">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h1 className="text-heading font-semibold tracking-tight">{title}</h1>
            <Badge tone="warning">{text.badge}</Badge>
          </div>
          <p className="mt-2 text-body text-muted">{summary}</p>
          <h2 className="mt-6 text-small font-semibold">{text.whatWillBeHere}</h2>
          <ul className="mt-2 flex flex-col gap-2">
            {items.map((item) => (
              <li key={item} className="flex gap-2.5 text-small">
                <Icon name="compass" className="shrink-0 text-accent" />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-6 border-t border-line pt-6 text-small text-muted">{text.today}</p>
          <Link to="/swap" className={`${buttonClass('secondary', 'medium')} mt-4`}>
            {text.toSwap}
            <Icon name="arrowRight" size={18} />
          </Link>
        </div>
      </Card>
    </div>
  );
}
