import * as z from 'zod/mini';

// Wallets use any type for any field: a field of another type counts as absent.
const text = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'string' ? value : undefined)),
);
const number = z.pipe(
  z.unknown(),
  z.transform((value) => (typeof value === 'number' ? value : undefined)),
);

const linkSchema = z.object({
  name: z.optional(text),
  code: z.optional(number),
  message: z.optional(text),
  cause: z.optional(z.unknown()),
  data: z.optional(z.unknown()),
});

/** One error of a chain of causes, from any library or wallet. */
export type ErrorLink = z.infer<typeof linkSchema>;

const deepest = 12;

/** The error and its causes, outermost first; wallets also hide the real one in `data.originalError`. */
export function listErrorCauses(error: unknown): ErrorLink[] {
  const links: ErrorLink[] = [];
  let next: unknown = error;
  while (links.length < deepest) {
    const link = linkSchema.safeParse(next);
    if (!link.success) break;
    links.push(link.data);
    next = link.data.cause ?? findOriginalError(link.data.data);
  }
  return links;
}

/** Whether the user rejected in the wallet (EIP-1193 code 4001). */
export function isUserRejection(error: unknown): boolean {
  return listErrorCauses(error).some(({ code }) => code === 4001);
}

function findOriginalError(data: unknown): unknown {
  return z.object({ originalError: z.unknown() }).safeParse(data).data?.originalError;
}
