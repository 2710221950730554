import type { ComponentType } from 'react';
import type { Abi } from 'viem';
import type { NoticeContent } from '../ui/notice-store.ts';
import type { AccountPart } from './account-part.ts';
import type { Page } from './page.ts';

/** The notice of news; throws where the content does not match their kind. */
export type ToNotice = (content: unknown, chainId: number) => NoticeContent;

/** The parts of an area that the site's frame needs. Its messages are a folder of `shared/message/en`. */
export interface Area {
  readonly pages: readonly Page[];
  /** What it shows of the connected account; absent where that is nothing. */
  readonly account?: () => Promise<AccountPart>;
  /** News of the signed-in account that the hub publishes, by their kind: how each is shown, on any page. */
  readonly notices?: Readonly<Record<string, () => Promise<ToNotice>>>;
  /** For local builds alone: `import.meta.env.MODE === 'production' ? undefined : {…}`. */
  readonly local: LocalArea | undefined;
}

export interface LocalArea {
  /** The contracts whose calls the development wallet decodes. */
  readonly contracts: () => Promise<readonly Abi[]>;
  /** Its cards in the storyboard, in every state. */
  readonly stories: () => Promise<ComponentType>;
}
