import { lazy } from 'react';
import { messages } from '../../shared/message/messages.ts';
import { Horizon } from '../../shared/ui/horizon.tsx';
import { OptionalPart } from '../../shared/ui/optional-part.tsx';
import { LanguageChoice } from './language-choice.tsx';

const NodeStatus = lazy(() =>
  import('../../shared/node/node-status.tsx').then((module) => ({ default: module.NodeStatus })),
);

export function Footer() {
  return (
    <footer className="mt-auto border-t border-line px-4 pt-8 pb-[calc(6rem+env(safe-area-inset-bottom))] tablet:px-6 desktop:pb-8">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-6">
        <div className="flex items-center gap-4">
          <Horizon className="hidden h-11 w-40 text-muted tablet:block" />
          <p className="max-w-80 text-small text-muted">{messages.shell.footerText}</p>
        </div>
        <OptionalPart fallback={<span className="min-h-11 w-26" />}>
          <NodeStatus />
        </OptionalPart>
        {/* Below this width the menu has it. Beside the status, which changes its length, it would move the page. */}
        <div className="hidden desktop:block">
          <LanguageChoice />
        </div>
      </div>
    </footer>
  );
}
