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

/** The files of the account's own history, each with its button. */
export function ExportList({ account, kinds }: ExportListProps) {
  const saving = useExport(account);
  return (
    <>
      <ul className="divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind.name} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{kind.text.title}</p>
              <p className="text-small text-muted">{kind.text.text}</p>
            </div>
            <Button
              tone="secondary"
              size="small"
              disabled={saving.isRunning}
              onClick={() => saving.start(kind)}
              aria-label={text.saveOf(kind.text.title)}
            >
              {text.save}
            </Button>
          </li>
        ))}
      </ul>
      <output className="mt-2 flex min-h-11 items-center justify-between gap-3 text-small">
        {saving.isRunning && (
          <>
            <span className="figures">{text.progress(saving.count)}</span>
            <Button tone="quiet" size="small" onClick={saving.cancel}>
              {text.cancel}
            </Button>
          </>
        )}
        {saving.isDone && (
          <span className="inline-flex items-center gap-2 text-gain">
            <Icon name="check" size={18} />
            {text.done(saving.count)}
          </span>
        )}
      </output>
      {saving.isFailed && <InlineNotice tone="error">{text.failed}</InlineNotice>}
    </>
  );
}
