import { useState } from 'react';
import { useChain } from '../chain/use-chain.ts';
import { type Currency, isRewardToken, toCurrencyId } from './currency.ts';
import { addRecent } from './favourite-tokens.ts';
import { ManageListsDialog } from './manage-lists-dialog.tsx';
import { TokenChoice, type TokenChoiceProps } from './token-choice.tsx';
import { TokenWarningDialog, type TokenWarningDialogProps } from './token-warning-dialog.tsx';
import { addUserToken } from './user-tokens.ts';

export type TokenDialogProps = Omit<TokenChoiceProps, 'onImport' | 'onManage'>;

/**
 * Chooses a currency; it also leads to the lists. An unlisted
 * token is added, and a reward token chosen, after a warning.
 */
export function TokenDialog({ onSelect, onClose, ...rest }: TokenDialogProps) {
  const { chainId } = useChain();
  const choose = (currency: Currency) => {
    addRecent(chainId, toCurrencyId(currency));
    onSelect(currency);
  };
  const [isManaging, setIsManaging] = useState(false);
  const [warned, setWarned] = useState<Pick<TokenWarningDialogProps, 'token' | 'kind'>>();
  if (warned)
    return (
      <TokenWarningDialog
        {...warned}
        onContinue={() => {
          if (warned.kind === 'imported') addUserToken(warned.token);
          choose(warned.token);
        }}
        onCancel={() => setWarned(undefined)}
      />
    );
  if (isManaging) return <ManageListsDialog onBack={() => setIsManaging(false)} onClose={onClose} />;
  return (
    <TokenChoice
      {...rest}
      onSelect={(currency) =>
        isRewardToken(currency) ? setWarned({ token: currency, kind: 'reward' }) : choose(currency)
      }
      onClose={onClose}
      onImport={(token) => setWarned({ token, kind: 'imported' })}
      onManage={() => setIsManaging(true)}
    />
  );
}
