import { normalize } from 'viem/ens';

/** The one correct spelling of a name (ENSIP-15); undefined for what no name may be, letters that pass for others included. */
export function findNormalName(text: string): string | undefined {
  try {
    return normalize(text);
  } catch {
    return undefined;
  }
}
