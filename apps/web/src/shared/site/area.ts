import type { ComponentType } from 'react';
import type { Abi } from 'viem';
import type { Chain } from '../chain/chain.ts';
import type { NoticeContent } from '../ui/notice-store.ts';
import type { AccountPart } from './account-part.ts';
import type { ExactOutputPart } from './exact-output-part.ts';
import type { Page } from './page.ts';

/** The chain of the page, which news are about. */
export type NewsChain = Pick<Chain, 'chainId' | 'isHome' | 'client'>;

/** The notice of news; fails where the content does not match their kind. */
export type ToNotice = (content: unknown, chain: NewsChain) => NoticeContent | Promise<NoticeContent>;

/** The parts of an area that the site's frame needs. Its messages are a folder of `shared/message/en`. */
export interface Area {
  readonly pages: readonly Page[];
  /** What it shows of the connected account; absent where that is nothing. */
  readonly account?: () => Promise<AccountPart>;
  /** News of the signed-in account that the hub publishes, by their kind: how each is shown, on any page. */
  readonly notices?: Readonly<Record<string, () => Promise<ToNotice>>>;
  /** Brings an exact amount of a token for writes of other areas; one area has it. */
  readonly exactOutput?: () => Promise<ExactOutputPart>;
  /** For local builds alone: `import.meta.env.MODE === 'production' ? undefined : {…}`. */
  readonly local: LocalArea | undefined;
}

export interface LocalArea {
  /** The contracts whose calls the development wallet decodes. */
  readonly contracts: () => Promise<readonly Abi[]>;
  /** Its cards in the storyboard, in every state. */
  readonly stories: () => Promise<ComponentType>;
}
