import { useState } from 'react';
import { useChain } from '../chain/use-chain.ts';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { acceptListUpdate, selectList } from './list-changes.ts';
import type { SavedList } from './list-store.ts';
import { ListLink } from './list-link.tsx';
import { refreshList } from './refresh-lists.ts';

const text = messages.tokenList;

export interface SavedListCardProps {
  url: string;
  saved: SavedList;
  onRemove: () => void;
}

/** One list that the user added. */
export function SavedListCard({ url, saved, onRemove }: SavedListCardProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { current, pending, isActive } = saved;
  const { chainId, client } = useChain();
  const count = current.tokens.filter((token) => token.chainId === chainId).length;
  const update = () => {
    if (pending) return acceptListUpdate(url);
    setIsBusy(true);
    void refreshList(client, url).finally(() => setIsBusy(false));
  };
  return (
    <li className="rounded-control border border-line p-3">
      <Switch
        label={text.useList(current.name)}
        description={`${text.tokens(count)} · ${text.version(current.version)}`}
        isOn={isActive}
        onToggle={(isOn) => selectList(url, isOn)}
      />
      <p className="mt-1 text-caption break-all text-muted">{url}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <ListLink url={url} name={current.name} />
        <Button
          tone={pending ? 'secondary' : 'quiet'}
          size="small"
          isBusy={isBusy}
          aria-label={text.updateList(current.name)}
          onClick={update}
        >
          {pending ? text.acceptUpdate : text.update}
        </Button>
        <Button tone="quiet" size="small" aria-label={text.removeList(current.name)} onClick={onRemove}>
          {text.remove}
        </Button>
      </div>
    </li>
  );
}
