import { normalize } from 'viem/ens';

/** The normalised spelling of a name (ENSIP-15); undefined for an invalid name, confusable letters included. */
export function findNormalName(text: string): string | undefined {
  try {
    return normalize(text);
  } catch {
    return undefined;
  }
}
