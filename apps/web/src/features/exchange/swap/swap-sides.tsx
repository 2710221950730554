import { type Dispatch, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import type { SwapField } from '../quote/quote.ts';
import type { SwapForm, SwapFormAction } from './swap-form.ts';
import { SwapSide } from './swap-side.tsx';
import type { SwapView } from './use-swap.ts';

export interface SwapSidesProps {
  view: SwapView;
  form: SwapForm;
  dispatch: Dispatch<SwapFormAction>;
  onChoose: (field: SwapField) => void;
}

/** Both sides of the form, and the arrows that exchange them. */
export function SwapSides({ onChoose, ...rest }: SwapSidesProps) {
  const [flips, setFlips] = useState(0);
  return (
    <>
      <div className={findFlipClass(flips, '[--flip-from:100%]')}>
        <SwapSide {...rest} field="input" onChoose={() => onChoose('input')} />
      </div>
      <div className="relative z-10 -my-5 flex justify-center">
        <IconButton
          icon="switchSides"
          label={messages.exchange.switchSides}
          onClick={() => {
            rest.dispatch({ type: 'switch' });
            setFlips(flips + 1);
          }}
          className="border border-line bg-raised"
        />
      </div>
      <div className={findFlipClass(flips, '[--flip-from:-100%]')}>
        <SwapSide {...rest} field="output" onChoose={() => onChoose('output')} />
      </div>
    </>
  );
}

/** Each side comes from the other's place; the movement starts again with every press. */
function findFlipClass(flips: number, from: string): string | undefined {
  return flips > 0 ? `${from} ${flips % 2 === 0 ? 'flips-even' : 'flips-odd'}` : undefined;
}
