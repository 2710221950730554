import { type PointerEvent, useState } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { toE18 } from '../amount.ts';
import { NativeText } from '../native-text.tsx';
import { layOutNet, type NetLine, type NetPoint, toAreaPath, toLinePath } from './net-line.ts';

const width = 544;
const height = 160;

/** A chart of the net result, with a sentence for screen readers. The round under the pointer is described below it. */
export function NetChart({ curve, label }: { curve: readonly NetPoint[]; label: string }) {
  const line = layOutNet(curve, width, height);
  const [index, setIndex] = useState<number>();
  const point = line.points[index ?? curve.length - 1];
  const isGain = toE18(curve.at(-1)?.net ?? '0') >= 0n;
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width: drawn } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / drawn));
    setIndex(Math.max(0, Math.round(share * curve.length) - 1));
  };
  return (
    <figure>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        onPointerMove={follow}
        onPointerLeave={() => setIndex(undefined)}
        className={`h-40 w-full touch-pan-y overflow-visible ${isGain ? 'text-gain' : 'text-loss'}`}
      >
        <Drawing line={line} />
        {point && index !== undefined && (
          <path
            d={`M${point.x} 0V${height}`}
            vectorEffect="non-scaling-stroke"
            className="stroke-line-strong"
            strokeWidth="1"
          />
        )}
      </svg>
      {point && (
        <figcaption className="mt-2 flex flex-wrap justify-between gap-x-3 text-small text-muted" aria-hidden>
          <span className="figures">
            {messages.predictionHistory.round(String(point.point.roundId))} ·{' '}
            <TimeText seconds={point.point.at} />
          </span>
          <NativeText wei={toE18(point.point.net)} form="signed" />
        </figcaption>
      )}
    </figure>
  );
}

function Drawing({ line }: { line: NetLine }) {
  return (
    <>
      <path d={toAreaPath(line)} fill="currentColor" opacity=".12" />
      <path
        d={`M0 ${line.zeroY}H${width}`}
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
        strokeWidth="1"
        strokeDasharray="3 4"
      />
      <path
        d={toLinePath(line)}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
}
