import { useLayoutEffect } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { updateSettings, useSettings } from '../../../shared/settings/settings-store.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

/** Shows or hides the chart beside the card. The layout follows the attribute, which theme-boot.js sets first. */
export function ChartSwitch() {
  const { isChartOff } = useSettings();
  useLayoutEffect(() => {
    document.documentElement.dataset['chart'] = isChartOff ? 'off' : 'on';
  }, [isChartOff]);
  return (
    <span className="hidden wide:inline-flex">
      <IconButton
        icon="chart"
        label={messages.exchange.chart}
        aria-pressed={!isChartOff}
        onClick={() => updateSettings({ isChartOff: !isChartOff })}
        className="aria-pressed:text-accent"
      />
    </span>
  );
}
