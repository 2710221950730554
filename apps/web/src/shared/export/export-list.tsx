import { messages } from '../message/messages.ts';
import type { AccountPartProps } from '../site/account-part.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import type { ExportKind } from './export-kind.ts';
import { useExport } from './export.mutation.ts';

const text = messages.csvExport;

interface ExportListProps extends AccountPartProps {
  kinds: readonly ExportKind[];
}

/** The files of the account's own history. Each row has its button, and says how far its file is. */
export function ExportList({ account, kinds }: ExportListProps) {
  const saving = useExport(account);
  return (
    <>
      <ul className="divide-y divide-line">
        {kinds.map((kind) => {
          const isShown = saving.kind?.name === kind.name;
          const isRunning = isShown && saving.isRunning;
          return (
            <li key={kind.name} className="flex items-center justify-between gap-4 py-3">
              <div className="min-w-0">
                <p className="font-semibold">{kind.text.title}</p>
                <p className="text-small text-muted">{kind.text.text}</p>
                <output className="figures block text-small">
                  {isRunning && text.progress(saving.count)}
                  {isShown && saving.isDone && (
                    <span className="inline-flex items-center gap-1.5 text-gain">
                      <Icon name="check" size={16} />
                      {text.done(saving.count)}
                    </span>
                  )}
                </output>
              </div>
              {/* One button, which keeps the focus. */}
              <Button
                tone={isRunning ? 'quiet' : 'secondary'}
                size="small"
                disabled={saving.isRunning && !isRunning}
                onClick={isRunning ? saving.cancel : () => saving.start(kind)}
                aria-label={isRunning ? undefined : text.saveOf(kind.text.title)}
                className="shrink-0"
              >
                {isRunning ? text.cancel : text.save}
              </Button>
            </li>
          );
        })}
      </ul>
      {saving.isFailed && <InlineNotice tone="error">{text.failed}</InlineNotice>}
    </>
  );
}
