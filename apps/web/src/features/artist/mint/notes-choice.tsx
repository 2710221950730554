import { removeNotes } from '@tradewind/rules/media/remove-notes';
import { useEffect, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';

const text = messages.artistMint;

export interface NotesChoiceProps {
  file: File;
  onFile: (file: File) => void;
}

type Versions = { readonly noted: File; readonly bare: File };

/** Offers to remove what a camera noted in a picture, before the file has its hash; nothing where there are no notes. */
export function NotesChoice({ file, onFile }: NotesChoiceProps) {
  const [versions, setVersions] = useState<Versions>();
  const isKnown = versions !== undefined && (file === versions.noted || file === versions.bare);
  useEffect(() => {
    if (isKnown) return undefined;
    let isOver = false;
    const find = async () => {
      const found = await findVersions(file);
      if (!isOver) setVersions(found);
    };
    void find();
    return () => {
      isOver = true;
    };
  }, [file, isKnown]);
  if (!isKnown) return null;
  const { noted, bare } = versions;
  return (
    <div className="-mt-3">
      <Checkbox isChecked={file === bare} onChange={(isBare) => onFile(isBare ? bare : noted)}>
        {text.removeNotes}
        <span className="block text-muted">{text.aboutNotes}</span>
      </Checkbox>
    </div>
  );
}

/** Undefined where there are no notes, and for a file that cannot be read any more: its upload says so. */
async function findVersions(noted: File): Promise<Versions | undefined> {
  try {
    const bare = removeNotes(new Uint8Array(await noted.arrayBuffer()));
    return bare && { noted, bare: new File([bare], noted.name, { type: noted.type }) };
  } catch {
    return undefined;
  }
}
