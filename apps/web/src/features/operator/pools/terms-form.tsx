import { type ComponentType, useRef, useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { Read } from './amount-rules.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { PoolDialogSlot } from './pool-dialog-slot.tsx';
import type { PoolActionProps } from './pool-form-props.ts';
import type { PoolOrder } from './pool-order.ts';
import { FeeFields, PeriodFields, type TermFieldsProps } from './term-fields.tsx';
import {
  readFees,
  readPeriods,
  type TermFault,
  type TermText,
  toFeeTexts,
  toPeriodTexts,
} from './term-rules.ts';
import { type Terms, useTerms } from './terms.query.ts';

const text = messages.operatorPools;

/** A list of terms: its rows on the page, and the change of the pool that they make. */
type TermKind = {
  readonly toTexts: (terms: Terms) => TermText[];
  readonly read: (rows: readonly TermText[]) => Read<TermChange, TermFault[]>;
  readonly Fields: ComponentType<TermFieldsProps>;
  readonly toLabel: (row: TermText) => string;
};
type TermChange =
  | Pick<Extract<PoolOrder, { kind: 'setPeriods' }>, 'kind' | 'periods'>
  | Pick<Extract<PoolOrder, { kind: 'setFees' }>, 'kind' | 'fees'>;

const kinds: Record<TermChange['kind'], TermKind> = {
  setPeriods: {
    toTexts: ({ periods }) => toPeriodTexts(periods),
    read: (rows) => toChange(readPeriods(rows), (periods) => ({ kind: 'setPeriods', periods })),
    Fields: PeriodFields,
    toLabel: ({ days }) => text.periodToday(days),
  },
  setFees: {
    toTexts: ({ fees }) => toFeeTexts(fees),
    read: (rows) => toChange(readFees(rows), (fees) => ({ kind: 'setFees', fees })),
    Fields: FeeFields,
    toLabel: ({ days }) => text.feeToday(days),
  },
};

function toChange<Value>(
  read: Read<Value, TermFault[]>,
  toOrder: (value: Value) => TermChange,
): Read<TermChange, TermFault[]> {
  return read.isValid ? { isValid: true, value: toOrder(read.value) } : read;
}

interface TermsFormProps extends PoolActionProps {
  kind: TermChange['kind'];
}

/** Sets the periods or the fees of later stakes: it begins with those of today, once they are known. */
export function TermsForm(props: TermsFormProps) {
  const { terms, retry, isRetrying } = useTerms(props.pool.address);
  if (terms.state === 'loading') return <Skeleton className="h-24 w-full" />;
  if (terms.state === 'unknown')
    return <ErrorState title={text.termsUnknown} onRetry={retry} isRetrying={isRetrying} />;
  const today = kinds[props.kind].toTexts(terms.value);
  return (
    <>
      {terms.state === 'stale' && <InlineNotice tone="warning">{text.stale}</InlineNotice>}
      <TodaysTerms {...props} today={today} />
      <TermsEditor {...props} today={today} />
    </>
  );
}

type TodayProps = TermsFormProps & { today: readonly TermText[] };

function TodaysTerms({ kind, today }: TodayProps) {
  return (
    <>
      <p className="text-small font-medium">{text.today}</p>
      {today.length === 0 && <p className="text-small">{text.noFees}</p>}
      <dl className="grid gap-1.5 text-small">
        {today.map((row) => (
          <Detail key={row.id} label={kinds[kind].toLabel(row)}>
            {`${row.rate}%`}
          </Detail>
        ))}
      </dl>
    </>
  );
}

function TermsEditor({ session, pool, name, kind, today }: TodayProps) {
  const chain = useChain();
  const [edited, setEdited] = useState<readonly TermText[]>();
  const [isChecked, setIsChecked] = useState(false);
  const [order, setOrder] = useState<PoolOrder>();
  const paid = usePayment(session, []);
  const formRef = useRef<HTMLFormElement>(null);
  const { read, Fields } = kinds[kind];
  const rows = edited ?? today;
  const terms = read(rows);
  const review = () => {
    setIsChecked(true);
    if (!terms.isValid) return focusFirstFault(formRef.current);
    setOrder({ chain, account: session.account, target: pool.address, ...terms.value });
  };
  return (
    <form
      ref={formRef}
      aria-label={text[`${kind}Of`](name)}
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        review();
      }}
    >
      <Fields
        rows={rows}
        faults={terms.isValid ? [] : terms.fault}
        isChecked={isChecked}
        onChange={setEdited}
      />
      <p className="text-small text-muted">{text.laterStakes}</p>
      <Button size="large" type="submit" isFullWidth disabled={isSame(rows, today)} aria-haspopup="dialog">
        {text.review}
      </Button>
      <PoolDialogSlot
        session={session}
        title={text[`${kind}Of`](name)}
        summary={text[`${kind}Summary`](name)}
        order={order}
        paid={paid}
        onSent={() => {
          setEdited(undefined);
          setIsChecked(false);
        }}
        onClose={() => setOrder(undefined)}
      >
        <p className="text-small">{text.laterStakes}</p>
      </PoolDialogSlot>
    </form>
  );
}

/** A list that is sent again as it is costs gas and changes nothing. */
function isSame(rows: readonly TermText[], today: readonly TermText[]): boolean {
  return rows.length === today.length && rows.every((row, index) => isSameRow(row, today[index]));
}

function isSameRow({ days, rate }: TermText, other: TermText | undefined): boolean {
  return days === other?.days && rate === other.rate;
}
