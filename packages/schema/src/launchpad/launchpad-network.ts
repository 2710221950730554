import * as z from 'zod/mini';

/** The specification's codes of the chains that have sales; test and local chains have that of the chain they represent. */
export const launchpadNetworkSchema = z.enum(['bep', 'erc', 'poly']);

export type LaunchpadNetwork = z.infer<typeof launchpadNetworkSchema>;
