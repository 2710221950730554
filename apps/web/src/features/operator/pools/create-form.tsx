import { findStakePoolDeployment } from '@tradewind/abi/deployment';
import { useRef, useState } from 'react';
import { useChain } from '../../../shared/chain/use-chain.ts';
import { messages } from '../../../shared/message/messages.ts';
import { usePayment } from '../../../shared/payment/use-payment.ts';
import { formatSymbol } from '../../../shared/token-list/currency.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { AccountFields } from './account-fields.tsx';
import { AmountFields } from './amount-fields.tsx';
import type { CreateFieldsProps } from './create-fields.ts';
import type { CreateFaults } from './create-rules.ts';
import { PoolDialogSlot } from './pool-dialog-slot.tsx';
import type { PoolOrder } from './pool-order.ts';
import { focusFirstFault } from './focus-first-fault.ts';
import { FeeFields, PeriodFields } from './term-fields.tsx';
import { useCreateForm } from './use-create-form.ts';

const text = messages.operatorPools;
const noFaults: CreateFaults = { periods: [], fees: [] };

/** Creates a pool, for the owner of the factory. */
export function CreateForm({ session }: { session: WalletSession }) {
  const chain = useChain();
  const form = useCreateForm(session.account);
  const [isChecked, setIsChecked] = useState(false);
  const [order, setOrder] = useState<PoolOrder>();
  const paid = usePayment(session, []);
  const formRef = useRef<HTMLFormElement>(null);
  const { terms } = form;
  const factory = findStakePoolDeployment(chain.chainId)?.factory;
  const review = () => {
    setIsChecked(true);
    if (!terms.isValid || !factory) return focusFirstFault(formRef.current);
    setOrder({ chain, account: session.account, target: factory, kind: 'create', terms: terms.value });
  };
  const fields = {
    form,
    account: session.account,
    faults: terms.isValid ? noFaults : terms.fault,
    isChecked,
  };
  const { deposit, earn } = order?.kind === 'create' ? order.terms : form;
  return (
    <Card className="p-4 tablet:p-6">
      <form
        ref={formRef}
        aria-label={text.create}
        className="grid grid-cols-1 gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          review();
        }}
      >
        <AmountFields {...fields} />
        <AccountFields {...fields} />
        <TermFields {...fields} />
        <Button size="large" type="submit" isFullWidth aria-haspopup="dialog">
          {text.review}
        </Button>
      </form>
      <PoolDialogSlot
        session={session}
        title={text.create}
        summary={text.createSummary(formatSymbol(deposit?.symbol ?? ''), formatSymbol(earn?.symbol ?? ''))}
        order={order}
        paid={paid}
        onSent={() => {
          form.clear();
          setIsChecked(false);
        }}
        onClose={() => setOrder(undefined)}
      />
    </Card>
  );
}

function TermFields({ form, faults, isChecked }: CreateFieldsProps) {
  const { texts, set } = form;
  return (
    <>
      <PeriodFields
        rows={texts.periods}
        faults={faults.periods}
        isChecked={isChecked}
        onChange={(periods) => set({ periods })}
      />
      <FeeFields
        rows={texts.fees}
        faults={faults.fees}
        isChecked={isChecked}
        onChange={(fees) => set({ fees })}
      />
    </>
  );
}
