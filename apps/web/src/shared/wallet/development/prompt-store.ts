import type { Address, Hex } from 'viem';
import { create } from 'zustand';
import { WalletError } from '../wallet-error.ts';
import type { DecodedCall } from './decode-call.ts';
import type { WalletNetwork } from './network-store.ts';

/** The kinds of prompts of the wallet. */
export type PromptSubject =
  | { readonly kind: 'connect' }
  /** The page wants the wallet on another network, or wants it to know one. */
  | { readonly kind: 'switch' | 'add'; readonly network: WalletNetwork }
  | {
      readonly kind: 'send';
      readonly network: WalletNetwork;
      readonly from: Address;
      readonly to: Address;
      readonly data: Hex;
      readonly value: bigint;
      /** Undefined for a contract that the wallet does not know. */
      readonly decoded: DecodedCall | undefined;
    }
  | { readonly kind: 'sign'; readonly from: Address; readonly message: string };

export type Prompt = {
  readonly id: number;
  readonly subject: PromptSubject;
  readonly accept: (account: Address) => void;
  readonly reject: () => void;
};

/** The open prompts, oldest first. */
export const usePrompts = create<{ prompts: readonly Prompt[] }>()(() => ({ prompts: [] }));

let lastId = 0;

/** Opens a prompt and returns the chosen account; throws 4001 when the user declines. */
export function promptOwner(subject: PromptSubject): Promise<Address> {
  return new Promise((resolve, reject) => {
    lastId += 1;
    const prompt: Prompt = {
      id: lastId,
      subject,
      accept: (account) => {
        close(prompt);
        resolve(account);
      },
      reject: () => {
        close(prompt);
        reject(new WalletError(4001, 'User rejected the request.'));
      },
    };
    usePrompts.setState(({ prompts }) => ({ prompts: [...prompts, prompt] }));
  });
}

function close(prompt: Prompt): void {
  usePrompts.setState(({ prompts }) => ({ prompts: prompts.filter((other) => other !== prompt) }));
}
