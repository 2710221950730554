import { findValue, type Reading } from '../../../shared/chain/reading.ts';
import { messages } from '../../../shared/message/messages.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import type { Verdict } from '../../../shared/verify/verdict.ts';
import { VerifyLine } from '../../../shared/verify/verify-line.tsx';
import { formatClaim } from '../format-claim.ts';
import type { ListVerification } from './check-list.ts';
import type { VerifiedSale } from './verification.query.ts';

const text = messages.launchpadVerify;

type ListReading = Reading<ListVerification>;

/** A list that is not read proves nothing. */
export function findVerdict(reading: ListReading): Verdict {
  return findValue(reading)?.verdict ?? 'open';
}

export interface ListLineProps extends VerifiedSale {
  reading: ListReading;
  /** The visitor's copy; undefined for the server's. */
  file: File | undefined;
  onFile: (file: File | undefined) => void;
}

/** Who may join: the file of the list against the terms, from the server or from a copy of the visitor. */
export function ListLine({ reading, file, onFile, ...opened }: ListLineProps) {
  const result = findValue(reading);
  const verdict = findVerdict(reading);
  return (
    <VerifyLine verdict={verdict} title={text.list}>
      {reading.state === 'loading' && <p>{text.listLoading}</p>}
      {reading.state === 'unknown' && <p>{file ? text.listUnreadable : text.listAway}</p>}
      {result && <ListResult {...opened} result={result} />}
      {reading.state !== 'loading' && verdict !== 'good' && (
        <label
          className={`${buttonClass('secondary', 'small')} mt-2 w-fit cursor-pointer focus-within:outline-2`}
        >
          {text.chooseList}
          <input
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            onChange={(event) => onFile(event.target.files?.[0])}
          />
        </label>
      )}
    </VerifyLine>
  );
}

function ListResult({ sale, account, result }: Omit<VerifiedSale, 'time'> & { result: ListVerification }) {
  if (result.verdict === 'bad') return <p>{result.isNamed ? text.listRootDiffers : text.listDiffers}</p>;
  return (
    <>
      <p>{text.listProof(String(result.lines))}</p>
      {account !== undefined && (
        <p>
          {result.own
            ? text.listOwn(formatClaim(result.own.maxCommit, sale.pay), String(result.own.weight))
            : text.listNotOwn}
        </p>
      )}
    </>
  );
}
