import { useEffect, useState } from 'react';

/** SHELL-11: how long `Copied` is shown. */
const copiedMs = 1000;

/** `copied` for one second after success; `refused` from a failure until the next attempt. */
export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies text. On plain http browsers have no clipboard. */
export function useCopy(): { state: CopyState; copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), copiedMs);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (text: string) => {
    if (!('clipboard' in navigator)) return setState('refused');
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return { state, copy };
}
