import { useState } from 'react';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { removeList } from './list-changes.ts';
import { findList } from './list-store.ts';

const text = messages.tokenList;

/** Removes a list once the word is typed. */
export function RemoveListDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const isTyped = typed.trim() === text.removeWord;
  const remove = () => {
    removeList(url);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={text.removeListTitle}>
      <form
        className="flex flex-col gap-4 pt-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (isTyped) remove();
        }}
      >
        <p>{text.removeListText(findList(url)?.current.name ?? url)}</p>
        <TextField
          label={text.typeRemove}
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="flex gap-2">
          <Button tone="quiet" isFullWidth onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" tone="danger" isFullWidth disabled={!isTyped}>
            {text.remove}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
