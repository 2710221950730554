import { descriptionInput, textFields } from '@tradewind/schema/nft-market/draft';
import type { WireArtworkDetail } from '@tradewind/schema/nft-market/artwork';
import { useState } from 'react';
import * as z from 'zod/mini';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useEditTexts } from './edit-texts.mutation.ts';

const text = messages.nftMarketWrite;

export interface EditInfoProps {
  session: WalletSession;
  artwork: WireArtworkDetail;
  onClose: () => void;
}

/** NFT-04, editInfo: the owner changes the texts of a work. */
export function EditInfo({ session, artwork, onClose }: EditInfoProps) {
  const [name, setName] = useState(artwork.name ?? '');
  const [descriptions, setDescriptions] = useState(artwork.descriptions ?? '');
  const { save, isPending, failure } = useEditTexts(session, artwork.id);
  const isNameChanged = name !== (artwork.name ?? '');
  const isTextChanged = descriptions !== (artwork.descriptions ?? '');
  const isChanged = isNameChanged || isTextChanged;
  const problems = {
    name: findProblem(textFields.name, name),
    descriptions: findProblem(descriptionInput, descriptions),
  };
  const isBad = problems.name !== undefined || problems.descriptions !== undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.edit.title}
      height="short"
      footer={
        <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <Button tone="quiet" size="large" onClick={onClose}>
            {text.cancelButton}
          </Button>
          <Button
            size="large"
            isFullWidth
            isBusy={isPending}
            disabled={!isChanged || isBad}
            onClick={() => save({ name, descriptions }, onClose)}
          >
            {text.submit}
          </Button>
        </div>
      }
    >
      <fieldset disabled={isPending} className="grid min-w-0 gap-4">
        <TextField
          label={text.edit.name}
          value={name}
          onValueChange={setName}
          error={isNameChanged ? problems.name : undefined}
        />
        <TextArea
          label={text.edit.description}
          value={descriptions}
          onValueChange={setDescriptions}
          error={isTextChanged ? problems.descriptions : undefined}
        />
        <p className="text-small text-muted">{text.edit.about}</p>
        {failure !== undefined && (
          <p role="alert" className="text-small text-loss">
            {failure}
          </p>
        )}
      </fieldset>
    </Dialog>
  );
}

function findProblem(schema: z.ZodMiniType, value: string): string | undefined {
  return z.safeParse(schema, value).success ? undefined : text.edit.bad;
}
