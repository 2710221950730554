import { messages } from '../message/messages.ts';
import { ExternalLink } from './external-link.tsx';

/** What the licence of the chart's library asks for, below every chart. */
export function ChartAttribution() {
  return (
    <p className="text-caption text-muted">
      {messages.chart.notice}{' '}
      <ExternalLink href="https://www.tradingview.com/" className="touch-target text-caption">
        {messages.chart.maker}
      </ExternalLink>
    </p>
  );
}
