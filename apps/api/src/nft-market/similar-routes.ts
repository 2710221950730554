import { listSimilar } from '@tradewind/db/media/list-similar.query';
import { listWorksOfFiles } from '@tradewind/db/nft-market/list-works-of-files.query';
import { formatMediaName, parseMediaName } from '@tradewind/rules/media/media-name';
import { similarListSchema } from '@tradewind/schema/nft-market/artwork';
import { artworkParams } from '@tradewind/schema/nft-market/requests';
import { chainAloneQuery } from '@tradewind/schema/wire/chain-id';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { ApiDeps } from '../deps.ts';
import { live } from '../http/answer-kind.ts';
import { answers } from '../http/answers.ts';
import { AppError } from '../http/app-error.ts';
import { type ArtworkReader, type FoundWork, toWorkName } from './create-artwork-reader.ts';

type Deps = Pick<ApiDeps, 'database' | 'chains'> & { readonly works: ArtworkReader };

const mostWorks = 50;
/** Scans that wait for the one that runs. */
const mostWaiting = 4;

/** Works that look like a work. Each answer compares all pictures, so a process makes one at a time. */
export function similarRoutes({ database, chains, works }: Deps): FastifyPluginAsyncZod {
  const inTurn = createTurns();
  const listFiles = async (work: FoundWork['row']['work']) => {
    const file = parseMediaName(work.fileName ?? '');
    const files = file && (await inTurn(() => listSimilar(database, { hash: `0x${file.hash}` })));
    const named = (files ?? []).map(({ hash, kind, distance }) => {
      return [formatMediaName({ hash: hash.slice(2), kind }), distance] as const;
    });
    return new Map(named);
  };
  const schema = {
    tags: ['nft-market'],
    querystring: chainAloneQuery,
    params: artworkParams,
    response: answers(similarListSchema),
  };
  return async (app) => {
    app.get('/Artworks/:id/similar', { config: live, schema }, async ({ query, params }) => {
      const chain = chains.get(query.chainId);
      const { row } = await works.find(chain, params.id);
      const files = await listFiles(row.work);
      const criteria = { chainId: chain.chainId, fileNames: [...files.keys()], limit: mostWorks + 1 };
      const keys = await listWorksOfFiles(database, criteria);
      const others = keys.filter((key) => toWorkName(key) !== toWorkName(row.work)).slice(0, mostWorks);
      const found = await works.mapByKeys(chain, others);
      const data = others.flatMap((key) => {
        const work = found.get(toWorkName(key));
        const distance = files.get(key.fileName ?? '');
        return work && distance !== undefined ? [{ ...work, distance }] : [];
      });
      return { succeeded: true as const, data: data.toSorted((a, b) => a.distance - b.distance) };
    });
  };
}

type Turns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Runs one work at a time. Throws UNAVAILABLE where too many wait. */
function createTurns(): Turns {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    if (waiting > mostWaiting) throw new AppError('UNAVAILABLE');
    waiting += 1;
    const turn = last.then(work).finally(() => (waiting -= 1));
    last = turn.catch(() => undefined);
    return turn;
  };
}
