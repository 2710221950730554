import { findMediaKind, isVideoKind } from '@tradewind/rules/media/media-kind';
import { DecodeError } from './decode-error.ts';
import { type ChildLimits, type DecodeChild, startDecodeChild } from './decode-child.ts';
import {
  createPicturesSchema,
  type FileJob,
  type FileReport,
  fileAnswerSchema,
  type PictureJob,
} from './decode-message.ts';

export type DecoderOptions = ChildLimits & {
  /** Children at a time, each with one picture. */
  readonly children: number;
  /** Pictures that wait for a child; further ones are refused as busy. */
  readonly maxWaiting: number;
};

export type Decoder = {
  /** Re-encodes a picture as webp. Throws a DecodeError for a bad picture, a DecoderBusyError under load. */
  readonly decode: (job: PictureJob) => Promise<Uint8Array[]>;
  /** Proves a file of any kind by its content. Throws the same errors. */
  readonly examine: (job: FileJob) => Promise<FileReport>;
  readonly close: () => void;
};

/** Too many pictures wait: this one is not bad. */
export class DecoderBusyError extends Error {
  override readonly name = 'DecoderBusyError';
}

/** The allocator of a child keeps more and more memory: it is replaced after so many pictures. */
const picturesOfChild = 500;

type Place = { child: DecodeChild | undefined; count: number };

/** Decodes pictures and walks videos of strangers in processes of their own, which start when they are needed. */
export function createDecoder({ children, maxWaiting, ...limits }: DecoderOptions): Decoder {
  const free: Place[] = Array.from({ length: children }, () => ({ child: undefined, count: 0 }));
  const places = [...free];
  const waiting: ((place: Place) => void)[] = [];

  async function take(): Promise<Place> {
    const place = free.pop();
    if (place) return place;
    if (waiting.length >= maxWaiting) throw new DecoderBusyError('too many pictures wait');
    return new Promise((resolve) => waiting.push(resolve));
  }

  function release(place: Place): void {
    const next = waiting.shift();
    if (next) next(place);
    else free.push(place);
  }

  async function withChild<Result>(work: (child: DecodeChild) => Promise<Result>): Promise<Result> {
    const place = await take();
    try {
      return await work(getChild(place, limits));
    } finally {
      release(place);
    }
  }

  return {
    decode: async (job) => {
      const kind = findMediaKind(job.bytes);
      if (kind === undefined || isVideoKind(kind)) throw new DecodeError('is no png, jpeg, gif or webp');
      return withChild((child) => child.run(job, createPicturesSchema(job)));
    },
    examine: (job) => withChild((child) => child.run(job, fileAnswerSchema)),
    close: () => {
      for (const { child } of places) child?.end();
    },
  };
}

function getChild(place: Place, limits: ChildLimits): DecodeChild {
  if (place.count >= picturesOfChild) place.child?.end();
  if (!place.child?.isAlive()) {
    place.child = startDecodeChild(limits);
    place.count = 0;
  }
  place.count += 1;
  return place.child;
}
