import { type FormEvent, useId, useState } from 'react';
import { messages } from '../message/messages.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TokenLogo } from '../ui/token-logo.tsx';
import { type Profile, saveProfile, toUsername, useProfile, usernameLimit } from './profile-store.ts';
import { readPicture } from './read-picture.ts';

const text = messages.account;

/** The name and picture of one wallet in this browser. */
export function ProfileDialog({ account, onClose }: { account: string; onClose: () => void }) {
  const saved = useProfile(account);
  const [name, setName] = useState(saved.username ?? '');
  const [avatar, setAvatar] = useState(saved.avatar);
  const formId = useId();
  const username = toUsername(name);
  const isTooLong = (username?.length ?? 0) > usernameLimit;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong) return;
    saveProfile(account, { ...(username && { username }), ...(avatar && { avatar }) } satisfies Profile);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.title}
      description={text.keptHere}
      footer={
        <Button size="large" isFullWidth type="submit" form={formId} disabled={isTooLong}>
          {text.save}
        </Button>
      }
    >
      <form id={formId} onSubmit={save} className="grid gap-5 pt-1">
        <div className="flex items-center gap-4">
          <TokenLogo address={account} symbol={username?.slice(0, 1) ?? ''} src={avatar} size={72} />
          <PictureChoice avatar={avatar} onChange={setAvatar} />
        </div>
        <TextField
          label={text.username}
          value={name}
          onValueChange={setName}
          hint={text.usernameHint}
          error={isTooLong ? text.usernameTooLong : undefined}
          autoComplete="nickname"
        />
      </form>
    </Dialog>
  );
}

interface PictureChoiceProps {
  avatar: string | undefined;
  onChange: (avatar: string | undefined) => void;
}

function PictureChoice({ avatar, onChange }: PictureChoiceProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    try {
      onChange(await readPicture(file));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className="grid justify-items-start gap-2">
      <label className={`${buttonClass('secondary', 'medium')} cursor-pointer focus-within:outline-2`}>
        {text.choosePicture}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          className="sr-only"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
      </label>
      {avatar !== undefined && (
        <Button tone="quiet" size="small" onClick={() => onChange(undefined)}>
          {text.removePicture}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="text-small text-loss">
          {text.pictureFailed}
        </p>
      )}
    </div>
  );
}
