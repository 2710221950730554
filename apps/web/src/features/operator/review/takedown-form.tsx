import { parseArtworkId } from '@tradewind/rules/nft-market/artwork-id';
import { findPictureName } from '@tradewind/rules/nft-market/picture-name';
import { use, useState } from 'react';
import { StillPicture } from '../../../shared/artwork/still-picture.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { showNotice } from '../../../shared/ui/notice-store.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ActionObstacle } from '../access/kept-operator.ts';
import { mostLetters } from './decision-form.tsx';
import { useTakeDown } from './take-down.mutation.ts';
import { TakeDownDialog } from './takedown-dialog.tsx';
import { type NamedWork, useNamedWork } from './takedowns.query.ts';

const text = messages.operatorReview;

/** A number or a code, by itself or at the end of an address. */
const numberInAddress = /^(?:\S*\/)?([\d-]+)\/?(?:[?#]\S*)?$/;

/** Finds a work by its number, its code or its address, shows it, and takes its file down. */
export function TakedownForm() {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<number>();
  const id = parseArtworkId(numberInAddress.exec(typed.trim())?.[1] ?? '');
  const isWrong = typed.trim() !== '' && id === undefined;
  const close = () => {
    setFound(undefined);
    setTyped('');
  };
  return (
    <div className="grid gap-4">
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setFound(id);
        }}
      >
        <TextField
          className="grow basis-64"
          label={text.takedownWork}
          value={typed}
          onValueChange={setTyped}
          error={isWrong ? text.takedownWrong : undefined}
          autoComplete="off"
        />
        <Button type="submit" tone="secondary" disabled={id === undefined}>
          {text.find}
        </Button>
      </form>
      {found !== undefined && <FoundWork key={found} id={found} onDone={close} />}
    </div>
  );
}

function FoundWork({ id, onDone }: { id: number; onDone: () => void }) {
  const { work, retry, isRetrying } = useNamedWork(id);
  if (work.state === 'loading') return <Skeleton className="h-40 w-full" />;
  if (work.state === 'unknown')
    return <ErrorState title={text.findFailed} onRetry={retry} isRetrying={isRetrying} />;
  if (work.value === null) return <p className="text-small text-muted">{text.noWork}</p>;
  const { fileName } = work.value;
  if (fileName === null) return <p className="text-small text-muted">{text.noFile}</p>;
  return <TakeDown work={work.value} fileName={fileName} onDone={onDone} />;
}

function TakeDown({ work, fileName, onDone }: { work: NamedWork; fileName: string; onDone: () => void }) {
  const obstacle = use(ActionObstacle);
  const [isConfirming, setIsConfirming] = useState(false);
  const [reason, setReason] = useState('');
  const typed = reason.trim();
  const isTooLong = typed.length > mostLetters;
  const { change, isPending, failure } = useTakeDown(() => {
    showNotice({ tone: 'success', title: text.takenDown });
    onDone();
  });
  const name = work.name ?? text.untitled(work.tokenId);
  return (
    <section aria-label={name} className="grid gap-4 tablet:grid-cols-[8rem_minmax(0,1fr)]">
      <StillPicture fileName={findPictureName(work)} alt={name} />
      <div className="grid content-start gap-3">
        <div>
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="text-small text-muted">
            {work.authorName ?? (work.creatorAddress && <AddressText address={work.creatorAddress} />)}
          </p>
        </div>
        <TextArea
          label={text.reason}
          value={reason}
          onValueChange={setReason}
          error={isTooLong ? text.reasonTooLong : undefined}
        />
        <p className="text-small text-muted">{text.takeDownText}</p>
        <div>
          <Button
            tone="danger"
            isBusy={isPending}
            disabled={obstacle !== undefined || typed === '' || isTooLong}
            aria-haspopup="dialog"
            onClick={() => setIsConfirming(true)}
          >
            {text.takeDown}
          </Button>
        </div>
        {failure !== undefined && (
          <p role="alert" className="text-small text-loss">
            {failure}
          </p>
        )}
      </div>
      {isConfirming && (
        <TakeDownDialog
          fileName={fileName}
          reason={typed}
          onNo={() => setIsConfirming(false)}
          onYes={() => {
            setIsConfirming(false);
            change({ kind: 'down', id: work.id, fileName, reason: typed });
          }}
        />
      )}
    </section>
  );
}
