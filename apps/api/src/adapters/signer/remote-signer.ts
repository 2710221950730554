import { RetryableError } from '@tradewind/process/process-error';
import { requestSignature } from '@tradewind/process/signer/request-signature';
import {
  getTypesForEIP712Domain,
  type Hex,
  recoverTypedDataAddress,
  serializeTypedData,
  type TypedDataDefinition,
} from 'viem';
import { z } from 'zod';
import type { Signer } from './signer.ts';

/** 65 bytes; contracts accept no other recovery byte. */
const signatureSchema = z.templateLiteral(['0x', z.string().regex(/^[0-9a-fA-F]{128}1[bcBC]$/)]);
const answerSchema = z.object({ result: signatureSchema }).transform(({ result }) => result);

export type RemoteSignerOptions = {
  readonly url: string;
  /** Lower case. */
  readonly address: Hex;
  readonly timeoutMs: number;
};

/**
 * Requests signatures from a remote signer by `eth_signTypedData`. A signature that is not the account's over exactly
 * this message is refused.
 */
export function createRemoteSigner({ url, address, timeoutMs }: RemoteSignerOptions): Signer {
  return {
    address,
    sign: async (definition) => {
      const signature = await requestSignature({
        url,
        timeoutMs,
        method: 'eth_signTypedData',
        parameters: [address, toText(definition)],
        parse: (answer) => answerSchema.parse(answer),
      });
      if (!(await isSignedBy(address, definition, signature)))
        throw new RetryableError('the signer answered the signature of another account or message');
      return signature;
    },
  };
}

/** The message as JSON, with the type of its domain. */
function toText(definition: TypedDataDefinition): string {
  const { domain, types } = definition;
  const whole: TypedDataDefinition = {
    ...definition,
    types: { EIP712Domain: getTypesForEIP712Domain({ domain }), ...types },
  };
  return serializeTypedData(whole);
}

async function isSignedBy(address: Hex, definition: TypedDataDefinition, signature: Hex): Promise<boolean> {
  try {
    const signer = await recoverTypedDataAddress({ ...definition, signature });
    return signer.toLowerCase() === address;
  } catch {
    return false;
  }
}
