import { messages } from '../message/messages.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';
import { useThrottledCallback } from './use-throttled-callback.ts';

export interface CopyButtonProps {
  /** What goes to the clipboard. */
  text: string;
  /** What it is: `address`, `transaction hash`; read as `Copy address`. */
  subject: string;
}

/** Says `Copied` for one second. */
export function CopyButton({ text, subject }: CopyButtonProps) {
  const { isCopied, copy } = useCopy();
  const click = useThrottledCallback(() => copy(text));
  return (
    <button
      type="button"
      onClick={() => click()}
      aria-label={messages.ui.copyOf(subject)}
      title={messages.ui.copyOf(subject)}
      className="touch-target inline-flex min-h-6 items-center gap-1 rounded-small px-1 text-muted transition-colors hover:text-text"
    >
      <Icon name={isCopied ? 'check' : 'copy'} size={16} className={classNames(isCopied && 'text-gain')} />
      <output className="text-caption font-medium text-gain empty:hidden">
        {isCopied ? messages.ui.copied : null}
      </output>
    </button>
  );
}
