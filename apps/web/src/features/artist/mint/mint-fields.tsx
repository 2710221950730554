import { type Dispatch, type SetStateAction, useId } from 'react';
import { messages } from '../../../shared/message/messages.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Choice } from '../../../shared/ui/choice.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { FileField } from '../form/file-field.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { useChannels } from './draft.query.ts';
import {
  type Category,
  categories,
  changeCategory,
  type findMintProblems,
  isVideo,
  type MintForm,
  toAccept,
} from './mint-form.ts';
import { NotesChoice } from './notes-choice.tsx';
import { frameName, proposeFrame } from './propose-frame.ts';

const text = messages.artistMint;

export interface MintFieldsProps {
  form: MintForm;
  onForm: Dispatch<SetStateAction<MintForm>>;
  problems: ReturnType<typeof findMintProblems>;
  isReadOnly?: boolean;
}

/** The fields of a work before its mint. */
export function MintFields({ form, onForm, problems, isReadOnly = false }: MintFieldsProps) {
  const change = (part: Partial<MintForm>) => onForm({ ...form, ...part });
  return (
    <fieldset disabled={isReadOnly} className="grid min-w-0 gap-5">
      <MintFiles {...{ form, onForm, problems }} />
      <TextField
        label={text.name}
        value={form.name}
        onValueChange={(name) => change({ name })}
        error={problems.name}
      />
      <TextArea
        label={text.description}
        value={form.description}
        onValueChange={(description) => change({ description })}
        error={problems.description}
      />
      <ChannelChoice channel={form.channel} onChannel={(channel) => change({ channel })} />
      <div>
        <Checkbox isChecked={form.isDeclared} onChange={(isDeclared) => change({ isDeclared })}>
          {text.declaration}
        </Checkbox>
        {problems.declaration !== undefined && (
          <p role="alert" className="text-small text-loss">
            {problems.declaration}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** The category with its file; another one begins without a file. */
function MintFiles({ form, onForm, problems }: Omit<MintFieldsProps, 'isReadOnly'>) {
  const chooseFile = (file: File | undefined) => {
    onForm({ ...form, file });
    if (file === undefined || !isVideo(form)) return;
    void proposeFrame(file).then((frame) => onForm((latest) => addFrame(latest, file, frame)));
  };
  return (
    <>
      <Choice<Category>
        label={text.category}
        options={([0, 1, 2] as const).map((key) => ({ key, label: text.categories[categories[key]] }))}
        selected={form.category}
        onSelect={(category) => onForm(changeCategory(form, category))}
      />
      <FileField
        key={form.category}
        label={text.file}
        accept={toAccept(form.category)}
        file={form.file}
        onFile={chooseFile}
        hint={isVideo(form) ? text.videoHint : text.fileHint}
        error={problems.file}
      />
      {form.category === 0 && form.file && (
        <NotesChoice file={form.file} onFile={(file) => onForm({ ...form, file })} />
      )}
      {isVideo(form) && (
        <FileField
          label={text.thumbnail}
          accept="image/*"
          file={form.thumbnail}
          onFile={(thumbnail) => onForm({ ...form, thumbnail })}
          {...(form.thumbnail?.name === frameName && { hint: text.frameHint })}
          error={problems.thumbnail}
        />
      )}
    </>
  );
}

/** The user may have chosen another film, or a picture, meanwhile. */
function addFrame(form: MintForm, film: File, thumbnail: File | undefined): MintForm {
  return form.file === film && form.thumbnail === undefined ? { ...form, thumbnail } : form;
}

interface ChannelChoiceProps {
  channel: number | undefined;
  onChannel: (channel: number | undefined) => void;
}

function ChannelChoice({ channel, onChannel }: ChannelChoiceProps) {
  const selectId = useId();
  const channels = useChannels();
  return (
    <div>
      <label htmlFor={selectId} className="mb-1.5 block text-small font-medium">
        {text.channel}
      </label>
      <select
        id={selectId}
        value={channel ?? ''}
        onChange={({ target }) => onChannel(target.value === '' ? undefined : Number(target.value))}
        className="min-h-11 w-full rounded-control border border-line-strong bg-sunken px-3 text-body"
      >
        <option value="">{text.noChannel}</option>
        {channels.map(({ id, artworksName }) => (
          <option key={id} value={id}>
            {artworksName}
          </option>
        ))}
      </select>
    </div>
  );
}
