import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { acceptBeta, useBetaStore } from './beta-store.ts';

const text = messages.prediction;
const statements = [text.welcomeRisk, text.welcomeRules] as const;

/** Shown before the game until both statements were accepted once; declining leaves the page. */
export function BetaDialog() {
  const { isAccepted } = useBetaStore();
  const [ticked, setTicked] = useState<readonly boolean[]>([false, false]);
  const navigate = useNavigate();
  return (
    <Dialog
      isOpen={!isAccepted}
      onClose={() => void navigate('/')}
      title={text.welcome}
      footer={
        <Button size="large" isFullWidth disabled={!ticked.every(Boolean)} onClick={acceptBeta}>
          {text.continue}
        </Button>
      }
    >
      <p className="mb-3 text-muted">{text.welcomeText}</p>
      {statements.map((statement, index) => (
        <Checkbox
          key={statement}
          isChecked={ticked[index] === true}
          onChange={(isTicked) => setTicked(ticked.with(index, isTicked))}
        >
          {statement}
        </Checkbox>
      ))}
    </Dialog>
  );
}
