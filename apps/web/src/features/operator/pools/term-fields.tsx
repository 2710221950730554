import { messages } from '../../../shared/message/messages.ts';
import type { CreateFieldsProps } from './create-fields.ts';
import { maximumFees, maximumPeriods } from './term-rules.ts';
import { TermRows } from './term-rows.tsx';

const text = messages.operatorPools;

/** The periods and the fees of a new pool. */
export function TermFields({ form, faults, isChecked }: CreateFieldsProps) {
  const { texts, set } = form;
  return (
    <>
      <TermRows
        legend={text.periods}
        addLabel={text.addPeriod}
        toName={text.period}
        daysLabel={text.days}
        rateLabel={text.rate}
        toDaysName={text.daysOf}
        toRateName={text.rateOf}
        rows={texts.periods}
        faults={faults.periods}
        isChecked={isChecked}
        minimum={1}
        maximum={maximumPeriods}
        onChange={(periods) => set({ periods })}
      />
      <TermRows
        legend={text.fees}
        hint={text.feesText}
        addLabel={text.addFee}
        toName={text.fee}
        daysLabel={text.beforeDay}
        rateLabel={text.feeRate}
        toDaysName={text.beforeDayOf}
        toRateName={text.feeRateOf}
        rows={texts.fees}
        faults={faults.fees}
        isChecked={isChecked}
        minimum={0}
        maximum={maximumFees}
        onChange={(fees) => set({ fees })}
      />
    </>
  );
}
