import { isSameAddress } from '@tradewind/rules/network/address';
import { type ComponentType, useId, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { FinishForm } from './finish-form.tsx';
import { FundForm } from './fund-form.tsx';
import type { PoolFormProps } from './pool-form-props.ts';
import { WithdrawForm } from './withdraw-form.tsx';

const text = messages.operatorPools;

type Action = 'fund' | 'withdraw' | 'finish';

const forms: Record<Action, ComponentType<PoolFormProps>> = {
  fund: FundForm,
  withdraw: WithdrawForm,
  finish: FinishForm,
};
const actions = ['fund', 'withdraw', 'finish'] as const;

/** The actions of a pool, each with its form below; the contract reserves two of them for its owner. */
export function PoolActions(props: PoolFormProps) {
  const { session, pool, name } = props;
  const [open, setOpen] = useState<Action>();
  const formId = useId();
  const isOwner = isSameAddress(pool.owner, session.account);
  const Form = open && forms[open];
  return (
    <div className="grid grid-cols-1 gap-4">
      <fieldset aria-label={text.actions(name)} className="grid min-w-0 grid-cols-3 gap-2">
        {actions.map((action) => (
          <Button
            key={action}
            size="small"
            tone={open === action ? 'secondary' : 'quiet'}
            aria-expanded={open === action}
            aria-controls={open === action ? formId : undefined}
            onClick={() => setOpen(open === action ? undefined : action)}
          >
            {text[action]}
          </Button>
        ))}
      </fieldset>
      {open && Form && (
        <section id={formId} aria-label={text[`${open}Of`](name)} className="grid grid-cols-1 gap-3">
          {open === 'fund' || isOwner ? (
            <Form key={open} {...props} />
          ) : (
            <p className="text-small text-muted">{text.notOwner(shortenAddress(pool.owner))}</p>
          )}
        </section>
      )}
    </div>
  );
}
