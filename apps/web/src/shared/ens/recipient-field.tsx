import type { ReactNode } from 'react';
import { checksumAddress } from 'viem';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { usePrimaryName } from './primary-name.query.ts';
import { findPayee, type Recipient } from './recipient.ts';

const text = messages.ens;

export interface RecipientFieldProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The result of `useRecipient(value)`. */
  recipient: Recipient;
  /** A further problem of the account: it may not be paid. */
  error?: string | undefined;
  /** A button at the end of the field. */
  trailing?: ReactNode;
  className?: string;
}

/** The field for an account by address or name; the other of the two is shown below. */
export function RecipientField({ recipient, error, className, ...field }: RecipientFieldProps) {
  const payee = findPayee(recipient);
  const primaryName = usePrimaryName(payee && payee.name === undefined ? payee.address : undefined);
  return (
    <div className={className}>
      <TextField
        {...field}
        placeholder={text.placeholder}
        error={error ?? (recipient.status === 'invalid' ? text.problem[recipient.problem] : undefined)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <output className="mt-1.5 block text-small break-words text-muted empty:hidden">
        {toNote(recipient, primaryName)}
      </output>
      {recipient.status === 'unknown' && (
        <Button tone="quiet" size="small" className="mt-2" onClick={recipient.retry}>
          {text.retry}
        </Button>
      )}
    </div>
  );
}

function toNote(recipient: Recipient, primaryName: string | undefined): string | undefined {
  if (recipient.status === 'resolving') return text.resolving;
  if (recipient.status === 'unknown') return text.unknown;
  if (recipient.status !== 'resolved') return undefined;
  if (recipient.name === undefined) return primaryName && text.calledBy(primaryName);
  return text.leadsTo(recipient.name, checksumAddress(recipient.address));
}
