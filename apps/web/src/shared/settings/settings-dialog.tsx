import { formatBps } from '@tradewind/rules/amount/format-percent';
import { useState } from 'react';
import { messages } from '../message/messages.ts';
import { chooseTheme, useTheme } from '../theme/theme.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/switch.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ExpertDialog } from './expert-dialog.tsx';
import { findSlippageWarning, parseDeadlineMinutes, parseSlippagePercent } from './settings-input.ts';
import { updateSettings, useSettings } from './settings-store.ts';

const text = messages.settings;
const presetsBps = [10, 50, 100];

/** Slippage, deadline and interface settings; a valid value is stored at once. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const [isPromptingExpert, setIsPromptingExpert] = useState(false);
  if (isPromptingExpert)
    return (
      <ExpertDialog
        onYes={() => {
          updateSettings({ isExpert: true });
          setIsPromptingExpert(false);
        }}
        onNo={() => setIsPromptingExpert(false)}
      />
    );
  return (
    <Dialog isOpen onClose={onClose} title={text.title}>
      <SlippageSetting />
      <DeadlineSetting />
      <InterfaceSettings onPromptExpert={() => setIsPromptingExpert(true)} />
    </Dialog>
  );
}

function SlippageSetting() {
  const { slippageBps } = useSettings();
  const [typed, setTyped] = useState(presetsBps.includes(slippageBps) ? '' : String(slippageBps / 100));
  const isInvalid = typed !== '' && parseSlippagePercent(typed) === undefined;
  const warning = findSlippageWarning(slippageBps);
  const enter = (percent: string) => {
    setTyped(percent);
    const bps = parseSlippagePercent(percent);
    if (bps !== undefined) updateSettings({ slippageBps: bps });
  };
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{text.slippage}</legend>
      <p className="mb-3 text-small text-muted">{text.slippageHint}</p>
      <div className="mb-3 grid grid-cols-3 gap-2">
        {presetsBps.map((bps) => (
          <Button
            key={bps}
            tone={bps === slippageBps ? 'secondary' : 'quiet'}
            aria-pressed={bps === slippageBps}
            onClick={() => {
              setTyped('');
              updateSettings({ slippageBps: bps });
            }}
          >
            {formatBps(bps)}
          </Button>
        ))}
      </div>
      <TextField
        label={text.custom}
        value={typed}
        onValueChange={enter}
        inputMode="decimal"
        placeholder={String(slippageBps / 100)}
        trailing="%"
        error={isInvalid ? text.invalidSlippage : undefined}
        warning={warning && text[warning]}
      />
    </fieldset>
  );
}

function DeadlineSetting() {
  const { deadlineSeconds } = useSettings();
  const [typed, setTyped] = useState(String(deadlineSeconds / 60));
  const enter = (minutes: string) => {
    setTyped(minutes);
    const seconds = parseDeadlineMinutes(minutes);
    if (seconds !== undefined) updateSettings({ deadlineSeconds: seconds });
  };
  return (
    <TextField
      className="mt-6"
      label={text.deadline}
      value={typed}
      onValueChange={enter}
      inputMode="numeric"
      hint={text.deadlineHint}
      error={parseDeadlineMinutes(typed) === undefined ? text.invalidDeadline : undefined}
    />
  );
}

function InterfaceSettings({ onPromptExpert }: { onPromptExpert: () => void }) {
  const { isExpert, isSplitOff, isAudioOn } = useSettings();
  const theme = useTheme();
  return (
    <div className="mt-6 grid gap-2 border-t border-line pt-4">
      <Switch
        label={text.expert}
        description={text.expertText}
        isOn={isExpert}
        onToggle={(isOn) => (isOn ? onPromptExpert() : updateSettings({ isExpert: false }))}
      />
      <Switch
        label={text.split}
        description={text.splitText}
        isOn={!isSplitOff}
        onToggle={(isOn) => updateSettings({ isSplitOff: !isOn })}
      />
      <Switch
        label={text.audio}
        description={text.audioText}
        isOn={isAudioOn}
        onToggle={(isOn) => updateSettings({ isAudioOn: isOn })}
      />
      <Switch
        label={text.dark}
        isOn={theme === 'dark'}
        onToggle={(isOn) => chooseTheme(isOn ? 'dark' : 'light')}
      />
    </div>
  );
}
