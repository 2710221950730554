import { messages } from '../message/messages.ts';
import { ExternalLink } from './external-link.tsx';

/** The attribution that the licence of the chart library requires, below every chart. */
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
