import { uploadedFileSchema } from '@tradewind/schema/media/media-upload';
import { successSchema } from '@tradewind/schema/wire/envelope';
import type { RunningSite } from '../area.ts';
import { localAccount } from '../demo-accounts.ts';
import { signInAt } from '../sign-in-at.ts';
import { StackError } from '../stack-error.ts';
import { type DemoFile, listDemoFiles } from './demo-files.ts';

const answerSchema = successSchema(uploadedFileSchema);

/** Uploads each picture of the demo that the site does not have, signed in as its artist. */
export async function putFiles(site: RunningSite): Promise<void> {
  const missing = await listMissing(site, listDemoFiles());
  // One after the other: a core stays free for the site.
  for (const [account, files] of Map.groupBy(missing, ({ account: sender }) => sender))
    await putFilesOf(site, account, files);
}

/** One byte of each shows that its row and its bytes are there. */
async function listMissing(
  { mediaUrl, signal }: RunningSite,
  files: readonly DemoFile[],
): Promise<readonly DemoFile[]> {
  const found = await Promise.all(
    files.map(async ({ name }) => {
      const answer = await fetch(`${mediaUrl}/media/${name}`, { headers: { range: 'bytes=0-0' }, signal });
      await answer.arrayBuffer();
      return answer.ok;
    }),
  );
  return files.filter((_file, place) => !found[place]);
}

async function putFilesOf(site: RunningSite, account: number, files: readonly DemoFile[]): Promise<void> {
  const { webUrl, chainId, signal } = site;
  const cookie = await signInAt(webUrl, localAccount(account), chainId);
  const headers = { origin: webUrl, cookie };
  try {
    for (const file of files) await putFile(site, headers, file);
  } finally {
    await fetch(`${webUrl}/api/account/sign-out`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: '{}',
      signal,
    });
  }
}

async function putFile(
  { mediaUrl, signal }: RunningSite,
  headers: Readonly<Record<string, string>>,
  { name, draw, text }: DemoFile,
): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(text)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(draw())]), name);
  const url = `${mediaUrl}/v1/Media/api/upload_new_file`;
  const answer = await fetch(url, { method: 'POST', headers, body: form, signal });
  const { data } = answerSchema.parse(await answer.json());
  if (data.filename !== name) throw new StackError(`the picture ${name} was kept as ${data.filename}`);
}
