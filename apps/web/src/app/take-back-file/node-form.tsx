import { useState } from 'react';
import type { RuntimeConfig } from '@tradewind/schema/runtime-config/runtime-config';
import { useMutation } from '@tanstack/react-query';
import { toUserMessage } from '../../shared/chain/to-user-message.ts';
import { messages } from '../../shared/message/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { nameNode } from './name-node.ts';

const text = messages.takeBackFile;

/** The one thing that the file does not have: the address of a node. */
export function NodeForm({ onNamed }: { onNamed: (config: RuntimeConfig) => void }) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: nameNode, onSuccess: onNamed });
  return (
    <Card className="mx-auto mt-10 w-full max-w-120 p-4 tablet:p-6">
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(typed);
        }}
      >
        <h1 className="text-heading font-semibold">{messages.takeBack.title}</h1>
        <p className="text-muted">{messages.takeBack.subtitle}</p>
        <p className="text-muted">{text.about}</p>
        <TextField
          label={text.node}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={typed}
          onValueChange={(value) => {
            setTyped(value);
            reset();
          }}
          error={error ? toUserMessage(error) : undefined}
          hint={text.nodeHint}
        />
        <Button type="submit" size="large" isFullWidth isBusy={isPending} disabled={typed.trim() === ''}>
          {text.open}
        </Button>
      </form>
    </Card>
  );
}
