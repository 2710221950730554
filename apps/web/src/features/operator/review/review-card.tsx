import { findPictureName } from '@tradewind/rules/nft-market/picture-name';
import { toMediaUrl } from '@tradewind/schema/media/media-file';
import { useState } from 'react';
import { StillPicture } from '../../../shared/artwork/still-picture.tsx';
import { getRuntimeConfig } from '../../../shared/chain/runtime-config.ts';
import { messages } from '../../../shared/message/messages.ts';
import { AddressText } from '../../../shared/ui/address-text.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Detail } from '../../../shared/ui/detail.tsx';
import { ExternalLink } from '../../../shared/ui/external-link.tsx';
import { InlineNotice } from '../../../shared/ui/inline-notice.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { TimeText } from '../../../shared/ui/time-text.tsx';
import { DecisionForm } from './decision-form.tsx';
import { SimilarWorks } from './similar-works.tsx';
import type { WaitingWork } from './waiting.query.ts';

const text = messages.operatorReview;

/** A work that waits, as it was when its card came: a decision is about what the reviewer saw. */
export function ReviewCard({ work: newest }: { work: WaitingWork }) {
  const [work, setWork] = useState(newest);
  const isOld = work.textId !== newest.textId || work.fileName !== newest.fileName;
  const name = work.name ?? text.untitled(work.tokenId);
  return (
    <Card
      as="li"
      className="grid gap-4 p-4 tablet:grid-cols-[14rem_minmax(0,1fr)] tablet:p-6"
      aria-label={name}
    >
      <div className="grid content-start gap-2">
        <StillPicture fileName={findPictureName(work)} alt={name} />
        <OriginalLink fileName={work.fileName} />
      </div>
      <div className="grid content-start gap-4">
        <div>
          <h2 className="text-title font-semibold wrap-anywhere">
            <Link to={`/nft-megamarket-detail/${work.id}`} className="hover:text-accent">
              {name}
            </Link>
          </h2>
          <p className="whitespace-pre-line wrap-anywhere text-muted">
            {work.descriptions ?? text.noDescription}
          </p>
        </div>
        <Facts work={work} />
        <ExactCopies work={work} />
        <SimilarWorks work={work} />
        {isOld ? (
          <InlineNotice
            tone="warning"
            title={text.changed}
            action={
              <Button size="small" tone="secondary" onClick={() => setWork(newest)}>
                {text.showChanged}
              </Button>
            }
          />
        ) : (
          <DecisionForm work={work} name={name} />
        )}
      </div>
    </Card>
  );
}

/** The whole file at our media origin, which runs nothing of it. */
function OriginalLink({ fileName }: { fileName: string | null }) {
  const { mediaOrigin } = getRuntimeConfig();
  if (fileName === null || mediaOrigin === undefined) return null;
  return (
    <ExternalLink href={toMediaUrl(mediaOrigin, fileName)} className="touch-target text-small">
      {text.openFile}
    </ExternalLink>
  );
}

function Facts({ work }: { work: WaitingWork }) {
  const { author, authorName, creatorAddress, artistHistory, declaredAt, since } = work;
  return (
    <dl className="grid gap-2 text-small">
      <Detail label={text.artist}>
        {author === null ? (
          text.noProfile
        ) : (
          <Link to={`/usercenter/${author}`} className="hover:text-accent">
            {authorName}
          </Link>
        )}
      </Detail>
      {creatorAddress !== null && (
        <Detail label={text.creator}>
          <AddressText address={creatorAddress} />
        </Detail>
      )}
      {artistHistory !== null && (
        <Detail label={text.history}>
          {text.historyOf(artistHistory.reviewed, artistHistory.rejected, artistHistory.waiting)}
        </Detail>
      )}
      <Detail label={text.since}>
        <TimeText seconds={since} />
      </Detail>
      <Detail label={text.declared}>
        {declaredAt === null ? text.never : <TimeText seconds={Date.parse(declaredAt) / 1000} />}
      </Detail>
    </dl>
  );
}

/** Works of the same bytes: the first one is the original. */
function ExactCopies({ work: { copies } }: { work: WaitingWork }) {
  if (copies.length === 0) return null;
  return (
    <InlineNotice tone="warning" title={text.copies(copies.length)}>
      <ul className="grid gap-1">
        {copies.map(({ id, code, mintedAt }) => (
          <li key={id}>
            <Link to={`/nft-megamarket-detail/${id}`} className="touch-target hover:text-accent">
              {code}
            </Link>
            {mintedAt !== null && (
              <>
                {' · '}
                <TimeText seconds={mintedAt} />
              </>
            )}
          </li>
        ))}
      </ul>
    </InlineNotice>
  );
}
