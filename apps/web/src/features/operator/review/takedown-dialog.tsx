import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { DangerDialog, type DangerDialogProps } from '../../../shared/ui/danger-dialog.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useWorksOfFile } from './takedowns.query.ts';

const text = messages.operatorReview;

type Answers = Pick<DangerDialogProps, 'onYes' | 'onNo'>;

/** Confirms a takedown, with the file, its works and the reason that their owners read. */
export function TakeDownDialog(props: Answers & { fileName: string; reason: string }) {
  const { fileName, reason, ...answers } = props;
  const workCount = useWorksOfFile(fileName);
  return (
    <DangerDialog
      {...answers}
      title={text.confirmTakeDown}
      yesLabel={text.takeDown}
      noLabel={text.back}
      isAllowed={workCount.state !== 'loading'}
    >
      <FileFacts hash={fileName.slice(0, 64)} workCount={workCount} reason={reason} />
      <p className="mt-4 text-small text-muted">{text.takeDownText}</p>
    </DangerDialog>
  );
}

/** Confirms that a file is served again. */
export function RestoreDialog(props: Answers & { hash: string; workCount: number; reason: string }) {
  const { hash, workCount, reason, ...answers } = props;
  return (
    <DangerDialog {...answers} title={text.confirmRestore} yesLabel={text.restore} noLabel={text.back}>
      <FileFacts hash={hash} workCount={{ state: 'value', value: workCount }} reason={reason} />
      <p className="mt-4 text-small text-muted">{text.restoreText}</p>
    </DangerDialog>
  );
}

interface FileFactsProps {
  hash: string;
  workCount: Reading<number>;
  reason: string;
}

function FileFacts({ hash, workCount, reason }: FileFactsProps) {
  return (
    <dl className="grid gap-2 text-small">
      <Detail label={text.fileHash}>{hash}</Detail>
      <Detail label={text.works}>
        {workCount.state === 'loading' ? <Skeleton className="h-4 w-8" /> : (findValue(workCount) ?? '–')}
      </Detail>
      <Detail label={text.reason}>{reason}</Detail>
    </dl>
  );
}
