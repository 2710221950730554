import type { WireArtist } from '@tradewind/schema/artist/artist';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../../shared/message/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ConnectAction } from '../../../shared/wallet/connect-action.tsx';
import { useWalletSession, type WalletSession } from '../../../shared/wallet/wallet-session.ts';
import { ArtistBanner } from '../banner/artist-banner.tsx';
import { FileField } from '../form/file-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useOwnArtist } from '../own/own-artist.query.ts';
import { type ArtistField, type ArtistForm, findArtistProblems, toArtistForm } from './artist-form.ts';
import { useSaveArtist } from './save-artist.mutation.ts';

const text = messages.artistWrite;

/** ART-01: the profile of the account, which is created or changed. */
export function CreateArtist() {
  const session = useWalletSession();
  return (
    <div className="mx-auto max-w-160">
      <ArtistBanner />
      {session === undefined ? (
        <Card className="grid gap-4 p-4 tablet:p-6">
          <p className="text-muted">{text.connect}</p>
          <ConnectAction />
        </Card>
      ) : (
        <OwnProfile key={session.account} session={session} />
      )}
    </div>
  );
}

function OwnProfile({ session }: { session: WalletSession }) {
  const { own, retry, isRetrying } = useOwnArtist(session.account);
  if (own.state === 'loading') return <Skeleton className="h-96 w-full" />;
  if (own.state === 'unknown')
    return (
      <ErrorState
        title={messages.artist.failed}
        text={messages.artist.failedText}
        onRetry={retry}
        isRetrying={isRetrying}
      />
    );
  return <ProfileForm session={session} own={own.value} />;
}

function ProfileForm({ session, own }: { session: WalletSession; own: WireArtist | 'none' }) {
  const navigate = useNavigate();
  const [form, setForm] = useState(() => toArtistForm(own));
  const [touched, setTouched] = useState<ReadonlySet<ArtistField>>(new Set());
  const { save, isPending, failure } = useSaveArtist(session, own, () => void navigate('/mint-nft'));
  const problems = findArtistProblems(form);
  const touch = (...fields: readonly ArtistField[]) =>
    setTouched((before) => new Set([...before, ...fields]));
  const change = (part: Partial<ArtistForm>) => setForm((before) => ({ ...before, ...part }));
  const findError = (field: ArtistField) => (touched.has(field) ? problems[field] : undefined);
  const submit = () => {
    touch('name', 'social', 'bio', 'avatar');
    if (Object.keys(problems).length === 0) save(form);
  };
  return (
    <Card className="grid gap-5 p-4 tablet:p-6">
      <ProfileFields {...{ form, change, touch, findError }} />
      {failure !== undefined && (
        <p role="alert" className="text-small text-loss">
          {failure}
        </p>
      )}
      <Button size="large" isFullWidth isBusy={isPending} onClick={submit}>
        {own === 'none' ? text.createProfile : text.saveProfile}
      </Button>
    </Card>
  );
}

interface ProfileFieldsProps {
  form: ArtistForm;
  change: (part: Partial<ArtistForm>) => void;
  touch: (field: ArtistField) => void;
  findError: (field: ArtistField) => string | undefined;
}

function ProfileFields({ form, change, touch, findError }: ProfileFieldsProps) {
  return (
    <>
      <TextField
        label={text.artistName}
        value={form.name}
        onValueChange={(name) => change({ name })}
        onBlur={() => touch('name')}
        error={findError('name')}
      />
      <TextField
        label={text.social}
        type="url"
        value={form.social}
        onValueChange={(social) => change({ social })}
        onBlur={() => touch('social')}
        error={findError('social')}
      />
      <TextArea
        label={text.bio}
        value={form.bio}
        onValueChange={(bio) => change({ bio })}
        onBlur={() => touch('bio')}
        error={findError('bio')}
      />
      <FileField
        label={text.avatar}
        accept="image/*"
        file={form.avatar}
        onFile={(avatar) => {
          change({ avatar });
          touch('avatar');
        }}
        error={findError('avatar')}
      />
      <FileField
        label={text.banner}
        accept="image/*"
        file={form.banner}
        onFile={(banner) => change({ banner })}
      />
    </>
  );
}
