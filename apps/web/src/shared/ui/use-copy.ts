import { useEffect, useState } from 'react';

/** SHELL-11: how long `Copied` stands. */
const copiedMs = 1000;

/** Copies text; `isCopied` is true for one second after it worked. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => void } {
  const [copiedAt, setCopiedAt] = useState<number>();
  useEffect(() => {
    if (copiedAt === undefined) return undefined;
    const timer = setTimeout(() => setCopiedAt(undefined), copiedMs);
    return () => clearTimeout(timer);
  }, [copiedAt]);
  const copy = (text: string) => {
    navigator.clipboard.writeText(text).then(
      () => setCopiedAt(performance.now()),
      () => setCopiedAt(undefined),
    );
  };
  return { isCopied: copiedAt !== undefined, copy };
}
