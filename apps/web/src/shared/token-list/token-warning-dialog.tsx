import { useState } from 'react';
import { messages } from '../message/messages.ts';
import { AddressText } from '../ui/address-text.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { useCurrencies } from './currencies.ts';
import { formatSymbol, type Token, toCurrencyId } from './currency.ts';
import { CurrencyLogo } from './currency-logo.tsx';
import { findNamesakes } from './find-namesakes.ts';

const text = messages.tokenList;

export interface TokenWarningDialogProps {
  token: Token;
  kind: 'imported' | 'reward';
  onContinue: () => void;
  onCancel: () => void;
}

/** The warning before trading an unlisted or a reward token: namesakes, and a check box that confirms the risk. */
export function TokenWarningDialog({ token, kind, onContinue, onCancel }: TokenWarningDialogProps) {
  const [isUnderstood, setIsUnderstood] = useState(false);
  const { all } = useCurrencies();
  const namesakes = findNamesakes(token, all);
  return (
    <Dialog isOpen onClose={onCancel} title={kind === 'imported' ? text.importTitle : text.rewardTitle}>
      <div className="flex flex-col gap-4 pt-1">
        <InlineNotice tone="warning">{kind === 'imported' ? text.importText : text.rewardText}</InlineNotice>
        <div className="flex items-center gap-3">
          <CurrencyLogo currency={token} size={40} />
          <div className="min-w-0">
            <p className="truncate font-semibold">{formatSymbol(token.symbol)}</p>
            <p className="truncate text-small text-muted">{token.name}</p>
          </div>
        </div>
        <AddressText address={token.address} form="full" copySubject={formatSymbol(token.symbol)} />
        {namesakes.map((other) => (
          <InlineNotice
            key={toCurrencyId(other)}
            tone="error"
            title={text.namesake(formatSymbol(other.symbol))}
          >
            {other.kind === 'token' && <AddressText address={other.address} form="full" />}
          </InlineNotice>
        ))}
        <Checkbox isChecked={isUnderstood} onChange={setIsUnderstood}>
          {text.understand}
        </Checkbox>
        <div className="flex gap-2">
          <Button tone="quiet" isFullWidth onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button isFullWidth disabled={!isUnderstood} onClick={onContinue}>
            {text.continue}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
