import { messages } from '../message/messages.ts';
import { classNames } from './class-names.ts';
import { CopyByHand } from './copy-by-hand.tsx';
import { Icon } from './icon.tsx';
import { useCopy } from './use-copy.ts';
import { useThrottledCallback } from './use-throttled-callback.ts';

export interface CopyButtonProps {
  /** The text for the clipboard. */
  text: string;
  /** The noun of the label: `address`, `transaction hash`; read as `Copy address`. */
  subject: string;
}

/** Shows `Copied` for one second; where copying fails, it shows the text selected. */
export function CopyButton({ text, subject }: CopyButtonProps) {
  const { state, copy } = useCopy();
  const isCopied = state === 'copied';
  const click = useThrottledCallback(() => copy(text));
  return (
    <>
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
      {state === 'refused' && <CopyByHand text={text} subject={subject} />}
    </>
  );
}
