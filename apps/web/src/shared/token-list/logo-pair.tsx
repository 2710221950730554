import { CurrencyIdLogo } from './currency-logo.tsx';

export interface LogoPairProps {
  currencies: readonly [Pictured, Pictured];
  size: number;
}

interface Pictured {
  id: string;
  symbol: string;
}

/** Pixels between the two logos. */
const gap = 2;

/** The logos of two currencies, the second over the first; decoration beside their names. */
export function LogoPair({ currencies: [first, second], size }: LogoPairProps) {
  const overlap = size / 4;
  // A ring that is cut out of the first logo has the colour of every ground.
  const ring = `radial-gradient(circle at ${1.5 * size - overlap}px, transparent ${size / 2 + gap}px, #000 ${size / 2 + gap + 0.5}px)`;
  return (
    <span className="flex shrink-0">
      <span className="flex" style={{ marginRight: -overlap, maskImage: ring }}>
        <CurrencyIdLogo {...first} size={size} letterLimit={1} />
      </span>
      <CurrencyIdLogo {...second} size={size} letterLimit={1} />
    </span>
  );
}
