import { CurrencyIdLogo } from './currency-logo.tsx';

/** A currency with its id in routes. */
interface Pictured {
  readonly id: string;
  readonly symbol: string;
}

export interface LogoPairProps {
  currencies: readonly [Pictured, Pictured];
  size: number;
}

/** Pixels between the two logos. */
const gap = 2;

/** The logos of two currencies, the second over the first; decoration beside their names. */
export function LogoPair({ currencies: [first, second], size }: LogoPairProps) {
  const overlap = Math.round(size / 5);
  const radius = size / 2 + gap;
  // A ring that is cut out of the first logo has the colour of every ground.
  const ring = `radial-gradient(circle at ${1.5 * size - overlap}px, transparent ${radius}px, #000 ${radius + 0.5}px)`;
  return (
    <span className="flex shrink-0">
      <span className="flex" style={{ marginRight: -overlap, maskImage: ring }}>
        <CurrencyIdLogo id={first.id} symbol={first.symbol} size={size} letterLimit={1} />
      </span>
      <CurrencyIdLogo id={second.id} symbol={second.symbol} size={size} letterLimit={1} />
    </span>
  );
}
