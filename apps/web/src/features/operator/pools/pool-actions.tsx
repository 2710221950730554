import { isSameAddress } from '@tradewind/rules/network/address';
import { type ComponentType, useId, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { Token } from '../../../shared/token-list/currency.ts';
import { shortenAddress } from '../../../shared/ui/address.ts';
import { FinishForm } from './finish-form.tsx';
import { FundForm } from './fund-form.tsx';
import type { PoolActionProps, PoolFormProps } from './pool-form-props.ts';
import { TermsForm } from './terms-form.tsx';
import { WithdrawForm } from './withdraw-form.tsx';

const text = messages.operatorPools;

const actions = ['fund', 'withdraw', 'setPeriods', 'setFees', 'finish'] as const;
type Action = (typeof actions)[number];

const amountForms: Record<'fund' | 'withdraw', ComponentType<PoolFormProps>> = {
  fund: FundForm,
  withdraw: WithdrawForm,
};

interface ActionsProps extends PoolActionProps {
  /** The token of the rewards; undefined where its contract does not describe it. */
  token: Token | undefined;
}

/** The actions of a pool, each with its form below; the contract reserves all but the funding for its owner. */
export function PoolActions(props: ActionsProps) {
  const { name } = props;
  const [open, setOpen] = useState<Action>();
  const formId = useId();
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
      {open && (
        <section id={formId} aria-label={text[`${open}Of`](name)} className="grid grid-cols-1 gap-3">
          <ActionForm key={open} {...props} action={open} />
        </section>
      )}
    </div>
  );
}

/** A pool can be changed and finished also when its token of rewards is broken. */
function ActionForm({ action, token, ...props }: ActionsProps & { action: Action }) {
  const { session, pool } = props;
  if (action !== 'fund' && !isSameAddress(pool.owner, session.account))
    return <p className="text-small text-muted">{text.notOwner(shortenAddress(pool.owner))}</p>;
  if (action === 'finish') return <FinishForm {...props} />;
  if (action === 'setPeriods' || action === 'setFees')
    return pool.isFinished ? (
      <p className="text-small text-muted">{text.alreadyFinished}</p>
    ) : (
      <TermsForm {...props} kind={action} />
    );
  if (token === undefined) return <p className="text-small text-muted">{text.rewardsUnknown}</p>;
  const Form = amountForms[action];
  return <Form {...props} token={token} />;
}
