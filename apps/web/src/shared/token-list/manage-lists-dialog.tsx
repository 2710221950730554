import { defaultTokenLists } from '@tradewind/abi/token-list';
import { useState } from 'react';
import { useChain } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toListMessage, useAddList } from './add-list.mutation.ts';
import { useTokenLists } from './list-store.ts';
import { RemoveListDialog } from './remove-list-dialog.tsx';
import { SavedListCard } from './saved-list-card.tsx';

const text = messages.tokenList;

export interface ManageListsDialogProps {
  onBack: () => void;
  onClose: () => void;
}

/** Manages the token lists: add by address, enable, update, view, remove. */
export function ManageListsDialog({ onBack, onClose }: ManageListsDialogProps) {
  const { lists } = useTokenLists();
  const [removing, setRemoving] = useState<string>();
  if (removing !== undefined)
    return <RemoveListDialog url={removing} onClose={() => setRemoving(undefined)} />;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.manage}
      height="tall"
      footer={
        <Button tone="quiet" isFullWidth onClick={onBack}>
          {text.backToTokens}
        </Button>
      }
    >
      <p className="pb-4 text-small text-muted">{text.manageText}</p>
      <AddList />
      <ul aria-label={text.lists} className="mt-5 flex flex-col gap-3">
        {Object.entries(lists).map(([url, saved]) => (
          <SavedListCard key={url} url={url} saved={saved} onRemove={() => setRemoving(url)} />
        ))}
        <DefaultListCard />
      </ul>
    </Dialog>
  );
}

function AddList() {
  const [url, setUrl] = useState('');
  const { mutate, isPending, error, reset } = useAddList();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (url.trim() !== '' && !isPending) mutate(url.trim(), { onSuccess: () => setUrl('') });
      }}
      className="flex flex-col gap-3"
    >
      <TextField
        label={text.listUrl}
        value={url}
        onValueChange={(typed) => {
          setUrl(typed);
          reset();
        }}
        hint={text.listUrlHint}
        error={error === null ? undefined : toListMessage(error)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit" isBusy={isPending} disabled={url.trim() === ''}>
        {text.addList}
      </Button>
    </form>
  );
}

/** Compiled into the page, so it can be neither removed nor changed. */
function DefaultListCard() {
  const { chainId } = useChain();
  const list = defaultTokenLists[chainId];
  if (!list) return null;
  return (
    <li className="flex items-center justify-between gap-3 rounded-control border border-line p-3">
      <div>
        <p className="font-semibold">{text.defaultList}</p>
        <p className="text-small text-muted">
          {text.tokens(list.tokens.length)} · {text.version(list.version)}
        </p>
      </div>
      <Badge>{text.builtIn}</Badge>
    </li>
  );
}
