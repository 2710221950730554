import type { Trade } from '@tradewind/rules/exchange/trade';
import { messages } from '../../../shared/message/messages.ts';
import { updateSettings } from '../../../shared/settings/settings-store.ts';
import type { Currency } from '../../../shared/token-list/currency.ts';
import { Switch } from '../../../shared/ui/switch.tsx';
import { formatSplitGain } from './format-split-gain.ts';

const text = messages.splitRoute;

export interface SplitChoiceProps {
  /** The split that pays more, chosen or not. */
  split: Trade;
  isOn: boolean;
  output: Currency;
}

/** Compares the split with the best single route, which pays less. */
export function SplitChoice({ split, isOn, output }: SplitChoiceProps) {
  const gain = formatSplitGain(split, output);
  return (
    <Switch
      label={text.choice}
      description={isOn ? text.chosen(gain) : text.notChosen(gain)}
      isOn={isOn}
      onToggle={(isWanted) => updateSettings({ isSplitOff: !isWanted })}
    />
  );
}
