import type { AreaName, Topic } from './topic.ts';

/** The topic of a chain's block heads. */
export const headTopic = (chainId: number): Topic => `head:${chainId}`;

/** The topic of a chain's pools. */
export const poolsTopic = (chainId: number): Topic => `pools:${chainId}`;

/** The topic of an area on a chain. */
export const areaTopic = (area: AreaName, chainId: number): Topic => `${area}:${chainId}`;
