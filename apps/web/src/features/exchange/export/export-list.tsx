import { messages } from '../../../shared/message/messages.ts';
import type { AccountPartProps } from '../../../shared/site/account-part.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { useExport } from './export.mutation.ts';

const text = messages.csvExport;
const kinds = ['trades', 'liquidity', 'positions'] as const;

/** The files of the account's own history, each with its button. */
export function ExportList({ account }: AccountPartProps) {
  const saving = useExport(account);
  return (
    <>
      <ul className="divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{text.kinds[kind]}</p>
              <p className="text-small text-muted">{text.texts[kind]}</p>
            </div>
            <Button
              tone="secondary"
              size="small"
              disabled={saving.isRunning}
              onClick={() => saving.start(kind)}
              aria-label={text.saveOf(text.kinds[kind])}
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
