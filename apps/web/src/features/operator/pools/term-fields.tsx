import { messages } from '../../../shared/message/messages.ts';
import { maximumFees, maximumPeriods } from './term-rules.ts';
import { TermRows, type TermRowsProps } from './term-rows.tsx';

const text = messages.operatorPools;

export type TermFieldsProps = Pick<TermRowsProps, 'rows' | 'faults' | 'isChecked' | 'onChange'>;

/** The periods of a pool. */
export function PeriodFields(props: TermFieldsProps) {
  return (
    <TermRows
      {...props}
      legend={text.periods}
      addLabel={text.addPeriod}
      toName={text.period}
      daysLabel={text.days}
      rateLabel={text.rate}
      toDaysName={text.daysOf}
      toRateName={text.rateOf}
      minimum={1}
      maximum={maximumPeriods}
    />
  );
}

/** The fees of a pool for leaving early. */
export function FeeFields(props: TermFieldsProps) {
  return (
    <TermRows
      {...props}
      legend={text.fees}
      hint={text.feesText}
      addLabel={text.addFee}
      toName={text.fee}
      daysLabel={text.beforeDay}
      rateLabel={text.feeRate}
      toDaysName={text.beforeDayOf}
      toRateName={text.feeRateOf}
      minimum={0}
      maximum={maximumFees}
    />
  );
}
