import type { ClipboardEvent, ReactNode } from 'react';

export interface ExactTextProps {
  /** With every digit. */
  exact: string;
  className?: string;
  /** The same with fewer digits. */
  children: ReactNode;
}

/** An amount that is shown with few digits, and hovered and copied with all of them. */
export function ExactText({ exact, className, children }: ExactTextProps) {
  return (
    <span title={exact} className={className} onCopy={(event) => copyExact(event, exact)}>
      {children}
    </span>
  );
}

/** A selection that reaches beyond the amount is copied as it is. */
function copyExact(event: ClipboardEvent<HTMLElement>, exact: string): void {
  // A triple click ends the selection at the beginning of what follows: the text decides.
  const copied = findExactWords(getSelection()?.toString() ?? '', event.currentTarget.textContent, exact);
  if (copied === undefined) return;
  event.clipboardData.setData('text/plain', copied);
  event.preventDefault();
}

/** The exact words in the place of the selected ones, of which the first and the last may be parts. */
function findExactWords(selected: string, shown: string, exact: string): string | undefined {
  const [chosen, words, exactWords] = [toWords(selected), toWords(shown), toWords(exact)];
  if (chosen.length === 0 || words.length !== exactWords.length) return undefined;
  const toPart = (all: readonly string[], from: number) => all.slice(from, from + chosen.length);
  const found = words.findIndex((_, from) => {
    const part = toPart(words, from);
    return part.length === chosen.length && part.join(' ').includes(chosen.join(' '));
  });
  return found < 0 ? undefined : toPart(exactWords, found).join(' ');
}

function toWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
