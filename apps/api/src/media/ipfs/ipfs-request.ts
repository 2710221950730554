import { z } from 'zod';
import { parseContentId } from './parse-content-id.ts';

/** The path of a block or of a file. The address may come in any usual spelling; ours is base32 in lower case. */
export const ipfsParams = z.object({
  cid: z
    .string()
    .max(100, 'Invalid CID')
    .transform((text, context) => {
      const cid = parseContentId(text);
      if (cid !== undefined) return cid;
      context.addIssue({ code: 'custom', message: 'Invalid CID' });
      return z.NEVER;
    }),
});

/** As the trustless gateway of IPFS has them; of CARs there is version 1 alone. Other names are no fault. */
export const ipfsQuery = z.object({
  format: z.enum(['raw', 'car'], 'Invalid format').optional(),
  'dag-scope': z.enum(['block', 'entity', 'all'], 'Invalid scope').default('all'),
  'car-version': z.literal('1', 'Invalid version').optional(),
});

export type IpfsFormat = 'file' | 'raw' | 'car' | 'unknown';

/** What a request wants: the query decides, then the media type; without both the file as it is. */
export function chooseFormat(accept: string | undefined, format: 'raw' | 'car' | undefined): IpfsFormat {
  if (format !== undefined) return format;
  for (const type of (accept ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = type.split(';').map((part) => part.trim());
    if (name === 'application/vnd.ipld.raw') return 'raw';
    if (name !== 'application/vnd.ipld.car') continue;
    const version = parameters.find((parameter) => parameter.startsWith('version='));
    return version === undefined || version === 'version=1' ? 'car' : 'unknown';
  }
  return 'file';
}
