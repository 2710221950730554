import { findOwnNodeOrigin } from '@tradewind/schema/runtime-config/own-node';
import { useState } from 'react';
import { nameOwnNode, removeOwnNode } from '../chain/own-node.ts';
import { getRuntimeConfig } from '../chain/runtime-config.ts';
import { messages } from '../message/messages.ts';
import { Button } from '../ui/button.tsx';
import { InlineNotice } from '../ui/inline-notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { OwnNodeView } from './own-node.query.ts';

const text = messages.node;

/** The user's own node: enter its address, see its check, remove it. */
export function OwnNodeSection({ chainId, view }: { chainId: number; view: OwnNodeView }) {
  return (
    <section aria-labelledby="own-node" className="mt-6 flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="own-node" className="font-semibold">
        {text.ownTitle}
      </h3>
      {view.kind === 'none' || view.kind === 'refused' ? (
        <OwnNodeForm chainId={chainId} refused={view.kind === 'refused' ? view : undefined} />
      ) : (
        <NamedNode chainId={chainId} view={view} />
      )}
    </section>
  );
}

type Refused = Extract<OwnNodeView, { kind: 'refused' }>;

/** Enters a node, or corrects the address of an unused one. */
function OwnNodeForm({ chainId, refused }: { chainId: number; refused: Refused | undefined }) {
  const [url, setUrl] = useState(refused?.url ?? '');
  const [isInvalid, setIsInvalid] = useState(false);
  const isUnchanged = refused !== undefined && url.trim() === refused.url;
  const { mode } = getRuntimeConfig();
  const submit = () => {
    const named = url.trim();
    if (isUnchanged) return refused.retry();
    if (findOwnNodeOrigin(named, mode) === undefined) return setIsInvalid(true);
    nameOwnNode(chainId, named);
    return location.reload();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex flex-col gap-3"
    >
      <p className="text-small text-muted">{text.ownText}</p>
      <TextField
        label={text.ownLabel}
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={url}
        onValueChange={(typed) => {
          setUrl(typed);
          setIsInvalid(false);
        }}
        error={isInvalid ? text.invalidUrl : isUnchanged ? text.refused(refused.reason) : undefined}
        hint={mode === 'local' ? text.ownHintLocal : text.ownHint}
      />
      <Button type="submit" isFullWidth disabled={url.trim() === ''}>
        {isUnchanged ? text.checkAgain : text.check}
      </Button>
      {refused && (
        <Button tone="quiet" isFullWidth onClick={() => removeOwnNode(chainId)}>
          {text.remove}
        </Button>
      )}
      <p className="text-caption text-muted">{text.checkNote}</p>
    </form>
  );
}

type Named = Exclude<OwnNodeView, { kind: 'none' } | Refused>;

function NamedNode({ chainId, view }: { chainId: number; view: Named }) {
  return (
    <>
      <p className="text-small break-all text-muted">{new URL(view.url).origin}</p>
      <Standing view={view} />
      <div className="flex flex-wrap gap-2">
        {view.kind === 'needs-reload' && (
          <Button
            tone="secondary"
            icon="refresh"
            onClick={() => {
              nameOwnNode(chainId, view.url);
              location.reload();
            }}
          >
            {text.reload}
          </Button>
        )}
        <Button tone="quiet" onClick={() => removeOwnNode(chainId)}>
          {text.remove}
        </Button>
      </div>
    </>
  );
}

function Standing({ view }: { view: Named }) {
  if (view.kind === 'checking')
    return (
      <div className="flex min-h-11 items-center text-accent">
        <Spinner label={text.checking} />
      </div>
    );
  return (
    <InlineNotice tone="information">
      {view.kind === 'accepted' ? text.accepted : text.needsReload}
    </InlineNotice>
  );
}
