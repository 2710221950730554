import { useEffect, useRef } from 'react';
import { messages } from '../message/messages.ts';

/** The whole text, selected, for a browser without clipboard access. */
export function CopyByHand({ text, subject }: { text: string; subject: string }) {
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    fieldRef.current?.focus();
    fieldRef.current?.select();
  }, []);
  return (
    <span className="col-span-full basis-full">
      <output className="block text-caption text-muted">{messages.ui.copyByHand}</output>
      <input
        ref={fieldRef}
        readOnly
        value={text}
        aria-label={subject}
        className="figures min-h-11 w-full rounded-control border border-line-strong bg-sunken px-3 text-small"
      />
    </span>
  );
}
