import { findCountryRule } from '@tradewind/rules/launchpad/country';
import { useId, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import type { WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { useDisclaimer } from './disclaimer.mutation.ts';
import { findDefaultCountry, listCountries, listTerritories, type NamedCountry } from './list-countries.ts';

const text = messages.launchpadWrite.disclaimer;

const boxes = ['notResident', 'hasRead', 'declares'] as const;
type Box = (typeof boxes)[number];

export interface DisclaimerDialogProps {
  symbol: string;
  session: WalletSession;
  /** Of the sale. */
  chainId: number;
  onClose: () => void;
}

/** `Just A Sec!`: three boxes and the country of residence; a restricted one can't be confirmed (IDO-12). */
export function DisclaimerDialog({ onClose, ...of }: DisclaimerDialogProps) {
  const [countries] = useState(listCountries);
  const [code, setCode] = useState(() => findDefaultCountry(countries)?.code);
  const [ticked, setTicked] = useState<ReadonlySet<Box>>(new Set());
  const { answer, isPending, failure } = useDisclaimer(of, onClose);
  const country = countries.find((named) => named.code === code);
  const isRestricted = code !== undefined && findCountryRule(code) !== 'allowed';
  const canConfirm = ticked.size === boxes.length && !isRestricted && country !== undefined;
  const toggle = (box: Box) =>
    setTicked(
      (before) => new Set(before.has(box) ? [...before].filter((it) => it !== box) : [...before, box]),
    );
  const send = (status: 0 | 1) => {
    if (country) answer({ status, country });
  };
  return (
    <Dialog
      isOpen
      height="tall"
      onClose={onClose}
      title={text.title}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button tone="quiet" isBusy={isPending} onClick={() => send(0)}>
            {text.nevermind}
          </Button>
          <Button isBusy={isPending} disabled={!canConfirm} onClick={() => send(1)}>
            {text.confirm}
          </Button>
        </div>
      }
    >
      <div className="grid gap-3 text-small">
        <p>{text.lead}</p>
        {boxes.map((box) => (
          <Checkbox key={box} isChecked={ticked.has(box)} onChange={() => toggle(box)}>
            {text[box]}
          </Checkbox>
        ))}
        <CountrySelect countries={countries} code={code} onCode={setCode} />
        {isRestricted && (
          <p role="alert" className="text-loss">
            {text.restricted}
          </p>
        )}
        {failure !== undefined && (
          <p role="alert" className="text-loss">
            {failure}
          </p>
        )}
        <p className="text-muted">{text.vpn}</p>
        <h3 className="font-semibold">{text.territories}</h3>
        <p className="text-muted">{listTerritories(countries).join(', ')}</p>
        <p className="text-muted">{text.session}</p>
      </div>
    </Dialog>
  );
}

interface CountrySelectProps {
  countries: readonly NamedCountry[];
  code: string | undefined;
  onCode: (code: string) => void;
}

function CountrySelect({ countries, code, onCode }: CountrySelectProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {text.country}
      </label>
      <select
        id={id}
        value={code}
        onChange={(event) => onCode(event.target.value)}
        className="min-h-11 w-full rounded-control border border-line-strong bg-sunken px-3 text-body text-text"
      >
        {countries.map((country) => (
          <option key={country.code} value={country.code}>
            {country.flag} {country.name} (+{country.phoneCode})
          </option>
        ))}
      </select>
    </div>
  );
}
