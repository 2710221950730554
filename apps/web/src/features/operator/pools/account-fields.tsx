import { RecipientField } from '../../../shared/ens/recipient-field.tsx';
import { messages } from '../../../shared/message/messages.ts';
import { type CreateFieldsProps, toFieldError } from './create-fields.ts';

const text = messages.operatorPools;

/** The owner of a new pool, and the account that receives its fees. */
export function AccountFields({ form, faults, isChecked }: CreateFieldsProps) {
  const { texts, set, owner, treasury } = form;
  return (
    <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
      <div>
        <RecipientField
          label={text.poolOwner}
          value={texts.owner}
          onValueChange={(typed) => set({ owner: typed })}
          recipient={owner}
          error={toAccountError(faults.owner, isChecked)}
        />
        <p className="mt-1 text-small text-muted">{text.ownerHint}</p>
      </div>
      <div>
        <RecipientField
          label={text.treasury}
          value={texts.treasury}
          onValueChange={(typed) => set({ treasury: typed })}
          recipient={treasury}
          error={toAccountError(faults.treasury, isChecked)}
        />
        <p className="mt-1 text-small text-muted">{text.treasuryHint}</p>
      </div>
    </div>
  );
}

/** While a name is typed or looked up there is no account yet; the field says why. */
function toAccountError(fault: CreateFieldsProps['faults']['owner'], isChecked: boolean) {
  return toFieldError(fault, fault === 'enterAccount', isChecked);
}
