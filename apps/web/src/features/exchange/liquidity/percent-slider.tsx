import { useEffect, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PercentRange } from '../../../shared/ui/percent-range.tsx';

const text = messages.liquidity;
const debounceMs = 100;
const shortcuts = [25, 50, 75, 100] as const;

export interface PercentSliderProps {
  percent: number;
  onPercent: (percent: number) => void;
}

/** The part of a position, by dragging (reported 100 ms after the last move) or at once by a shortcut. */
export function PercentSlider({ percent, onPercent }: PercentSliderProps) {
  const [dragged, setDragged] = useState<number>();
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const timer = setTimeout(() => {
      onPercent(dragged);
      setDragged(undefined);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [dragged, onPercent]);
  const shown = dragged ?? percent;
  return (
    <div className="rounded-control border border-line bg-sunken p-4">
      <p className="figures text-display font-semibold" aria-hidden>
        {text.percent(shown)}
      </p>
      <PercentRange
        percent={shown}
        onPercent={setDragged}
        label={text.amount}
        valueText={text.percent(shown)}
        className="my-2 h-11"
      />
      <div className="grid grid-cols-4 gap-2">
        {shortcuts.map((shortcut) => (
          <Button
            key={shortcut}
            tone="quiet"
            aria-pressed={shown === shortcut}
            className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
            onClick={() => {
              setDragged(undefined);
              onPercent(shortcut);
            }}
          >
            {shortcut === 100 ? text.max : text.percent(shortcut)}
          </Button>
        ))}
      </div>
    </div>
  );
}
