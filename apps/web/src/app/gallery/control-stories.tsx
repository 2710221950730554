import { useState } from 'react';
import { AmountField } from '../../shared/ui/amount-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { TokenLogo } from '../../shared/ui/token-logo.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import { Story, StoryGroup } from '../../shared/gallery/story.tsx';

export function ControlStories() {
  return (
    <StoryGroup title="Controls">
      <Story name="Button">
        <div className="flex flex-col items-start gap-2">
          {(['primary', 'secondary', 'quiet', 'danger'] as const).map((tone) => (
            <div key={tone} className="flex flex-wrap items-center gap-2">
              <Button tone={tone}>{tone}</Button>
              <Button tone={tone} size="small" icon="refresh">
                Small
              </Button>
              <Button tone={tone} isBusy>
                Busy
              </Button>
            </div>
          ))}
          <Button size="large" isFullWidth>
            The action of a card
          </Button>
          <Button size="large" isFullWidth disabled>
            Enter an amount
          </Button>
        </div>
      </Story>
      <Story name="IconButton, Tooltip">
        <IconButton icon="settings" label="Settings" />
        <IconButton icon="switchSides" label="Switch sides" className="border border-line bg-raised" />
        <IconButton icon="refresh" label="Refresh" disabled />
        <span className="inline-flex items-center gap-1 text-small">
          Price impact <Tooltip label="About price impact">How far the trade moves the price.</Tooltip>
        </span>
      </Story>
      <FieldStories />
      <ChoiceStories />
      <DialogStory />
    </StoryGroup>
  );
}

function FieldStories() {
  const [text, setText] = useState('0.5');
  const [amount, setAmount] = useState('1234.5678');
  const token = (
    <Button tone="quiet">
      <TokenLogo address="0x1" symbol="BSCS" /> BSCS <Icon name="chevronDown" size={16} />
    </Button>
  );
  const field = { value: text, onValueChange: setText };
  const amountField = { onValueChange: setAmount, token };
  return (
    <>
      <Story name="TextField">
        <div className="flex flex-col gap-4">
          <TextField label="Slippage" trailing="%" hint="Between 0 and 50." {...field} />
          <TextField label="Slippage" trailing="%" warning="Your transaction may fail" {...field} />
          <TextField label="Slippage" trailing="%" error="Enter a valid slippage percentage" {...field} />
          <TextField label="Search" isLabelHidden leading={<Icon name="search" />} {...field} />
        </div>
      </Story>
      <Story name="AmountField: empty, filled, long">
        <div className="flex flex-col gap-2">
          <AmountField label="From" value="" {...amountField} balance="Balance: 12.5" />
          <AmountField label="From" value={amount} {...amountField} footnote="$594.12" />
          <AmountField label="From" value="1234567890.123456789" {...amountField} />
        </div>
      </Story>
      <Story name="AmountField: stale, wrong, disabled">
        <div className="flex flex-col gap-2">
          <AmountField label="To (estimated)" value={amount} {...amountField} isStale />
          <AmountField label="From" value={amount} {...amountField} error="BSCS has 3 decimals." />
          <AmountField label="From" value={amount} {...amountField} isDisabled />
        </div>
      </Story>
    </>
  );
}

function ChoiceStories() {
  const [isOn, setIsOn] = useState(true);
  const [tab, setTab] = useState<'active' | 'ended'>('active');
  return (
    <>
      <Story name="Switch">
        <Switch
          label="Expert mode"
          description="Swaps without asking again."
          isOn={isOn}
          onToggle={setIsOn}
        />
        <Switch label="Sounds" isOn={!isOn} onToggle={(next) => setIsOn(!next)} />
        <Switch label="Not available" isOn={false} onToggle={setIsOn} isDisabled />
      </Story>
      <Story name="Tabs">
        <Tabs
          label="Sales"
          tabs={[
            { key: 'active', label: 'Active' },
            { key: 'ended', label: 'Ended' },
          ]}
          selected={tab}
          onSelect={setTab}
        >
          <p className="text-small text-muted">What is {tab}.</p>
        </Tabs>
      </Story>
    </>
  );
}

function DialogStory() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Story name="Dialog">
      <Button tone="quiet" onClick={() => setIsOpen(true)}>
        Open a dialog
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title="Confirm"
        description="A sheet on a phone."
        footer={
          <Button size="large" isFullWidth onClick={close}>
            Confirm
          </Button>
        }
      >
        <p>Content that scrolls when it is long.</p>
      </Dialog>
    </Story>
  );
}
