import type { SessionProof } from '@tradewind/db/account/tables';
import {
  BaseError,
  type Client,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  hashMessage,
  type Hex,
  isAddressEqual,
  recoverMessageAddress,
  RpcRequestError,
  zeroAddress,
} from 'viem';
import { call } from 'viem/actions';

export type SignedText = { address: Hex; text: string; signature: Hex };

/** Far more than wallets need to verify a signature or to be deployed for it; it stops endless code. */
const gas = 10_000_000n;
const revertCode = 3;

/**
 * Who signed a text for an account: its key (ERC-191), also one that delegates (EIP-7702), or its contract, deployed
 * (ERC-1271) or not yet (ERC-6492). Undefined where neither did; throws when the node cannot verify it.
 */
export async function findProof(client: Client, signed: SignedText): Promise<SessionProof | undefined> {
  // The validator, like any recovery in a contract, treats a broken signature as one of the zero address, which
  // has no owner.
  if (isAddressEqual(signed.address, zeroAddress)) return undefined;
  if (await isSignedByKey(signed)) return 'key';
  return (await isAcceptedByContract(client, signed)) ? 'contract' : undefined;
}

async function isSignedByKey({ address, text, signature }: SignedText): Promise<boolean> {
  const signer = await recoverMessageAddress({ message: text, signature }).catch(() => undefined);
  return signer !== undefined && isAddressEqual(signer, address);
}

/** Calls the published validator of ERC-6492; its code exists only in this call. */
async function isAcceptedByContract(
  client: Client,
  { address, text, signature }: SignedText,
): Promise<boolean> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    args: [address, hashMessage(text), signature],
    bytecode: erc6492SignatureValidatorByteCode,
  });
  try {
    const { data: answer } = await call(client, { data, gas });
    if (answer === '0x01' || answer === '0x00') return answer === '0x01';
  } catch (error) {
    if (isFailedExecution(error)) return false;
    throw error;
  }
  throw new Error('The node gave what the validator never answers.');
}

/** The node answered, and the contract failed: it reverted, used up its gas, or is not executable. */
function isFailedExecution(error: unknown): boolean {
  const answer = error instanceof BaseError && error.walk((cause) => cause instanceof RpcRequestError);
  if (!(answer instanceof RpcRequestError)) return false;
  return (
    answer.code === revertCode ||
    /revert|out of ?gas|opcode|invalid jump|stack|EVM error/i.test(answer.details)
  );
}
