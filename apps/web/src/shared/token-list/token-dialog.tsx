import { useState } from 'react';
import type { Token } from './currency.ts';
import { ManageListsDialog } from './manage-lists-dialog.tsx';
import { TokenChoice, type TokenChoiceProps } from './token-choice.tsx';
import { TokenWarningDialog } from './token-warning-dialog.tsx';
import { addUserToken } from './user-tokens.ts';

export type TokenDialogProps = Omit<TokenChoiceProps, 'onImport' | 'onManage'>;

/** Choose a currency; from here also the lists are managed, and a token that no list names is added after a warning. */
export function TokenDialog({ onSelect, onClose, ...rest }: TokenDialogProps) {
  const [isManaging, setIsManaging] = useState(false);
  const [imported, setImported] = useState<Token>();
  if (imported)
    return (
      <TokenWarningDialog
        token={imported}
        onContinue={() => {
          addUserToken(imported);
          onSelect(imported);
        }}
        onCancel={() => setImported(undefined)}
      />
    );
  if (isManaging) return <ManageListsDialog onBack={() => setIsManaging(false)} onClose={onClose} />;
  return (
    <TokenChoice
      {...rest}
      onSelect={onSelect}
      onClose={onClose}
      onImport={setImported}
      onManage={() => setIsManaging(true)}
    />
  );
}
