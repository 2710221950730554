import { messages } from '../../shared/message/messages.ts';
import { Horizon } from '../../shared/ui/horizon.tsx';
import { usePageTitle } from '../../shared/ui/use-page-title.ts';

export function MaintenancePage() {
  usePageTitle(messages.maintenance.title);
  return (
    <div className="mx-auto flex w-full max-w-140 flex-col items-center px-4 py-20 text-center">
      <Horizon className="h-24 w-96 max-w-full text-muted" />
      <h1 className="mt-8 text-heading font-semibold tracking-tight">{messages.maintenance.title}</h1>
      <p className="mt-2 text-body text-balance text-muted">{messages.maintenance.text}</p>
    </div>
  );
}
