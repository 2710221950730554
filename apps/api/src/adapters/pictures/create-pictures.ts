import {
  internalPicturePath,
  type PictureUse,
  pictureUseHeader,
  storedPictureSchema,
  toPicturePath,
} from '@tradewind/schema/media/picture-upload';
import { refusalSchema, successSchema } from '@tradewind/schema/wire/envelope';
import { AppError } from '../../http/app-error.ts';

/** The pictures of the media process. Both throw UNAVAILABLE where it does not answer. */
export type Pictures = {
  /** Stores a picture, and returns the hash of the file that was made of it. Throws PICTURE_FAULTY. */
  readonly add: (bytes: Uint8Array, use: PictureUse) => Promise<string>;
  readonly has: (hash: string) => Promise<boolean>;
};

export type PictureSettings = {
  /** The media process as we reach it. */
  readonly url: string;
  readonly key: string;
  readonly timeoutMs?: number;
};

/** A decoder takes ten seconds at most, and others may wait before it. */
const patienceMs = 30_000;

/** Undefined where no media process is configured. */
export function createPictures(settings: PictureSettings | undefined): Pictures | undefined {
  if (settings === undefined) return undefined;
  const { url, key, timeoutMs = patienceMs } = settings;
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirect would take the key elsewhere.
    return fetch(url.replace(/\/+$/, '') + path, { ...init, signal, redirect: 'error' }).catch(refuse);
  };
  return {
    add: async (bytes, use) => {
      const headers = {
        authorization: `Bearer ${key}`,
        'content-type': 'application/octet-stream',
        [pictureUseHeader]: use,
      };
      const body = new Uint8Array(bytes);
      const answer = await send(internalPicturePath, { method: 'POST', headers, body });
      const text: unknown = await answer.json().catch(refuse);
      const stored = successSchema(storedPictureSchema).safeParse(text);
      if (answer.ok && stored.success) return stored.data.data.hash;
      if (refusalSchema.safeParse(text).data?.code === 'PICTURE_FAULTY') throw new AppError('PICTURE_FAULTY');
      return refuse(new Error(`the media process answered ${answer.status}`));
    },
    has: async (hash) => {
      const { ok, status } = await send(toPicturePath(hash), { method: 'HEAD' });
      if (!ok && status !== 404) return refuse(new Error(`the media process answered ${status}`));
      return ok;
    },
  };
}

function refuse(cause: unknown): never {
  throw new AppError('UNAVAILABLE', { cause });
}
