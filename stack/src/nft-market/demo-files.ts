import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawAnimation } from './draw-animation.ts';
import { drawPicture, nameFile } from './draw-picture.ts';
import type { Shape } from './draw-pixels.ts';
import { demoWorks } from './demo-market.ts';
import { demoArtists, demoTexts } from './demo-texts.ts';

/** A picture of the demo with the account that sends it. */
export interface DemoFile {
  readonly account: number;
  readonly name: string;
  readonly draw: () => Buffer;
  readonly text: Readonly<Record<string, string>>;
}

const shapes: readonly Shape[] = [
  { width: 100, height: 100 },
  { width: 112, height: 84 },
  { width: 84, height: 112 },
];
const moving: Shape = { width: 50, height: 50 };
export const filmShape: Shape = { width: 80, height: 60 };
const avatarShape: Shape = { width: 40, height: 40 };
const bannerShape: Shape = { width: 240, height: 60 };
/** Each twelfth work moves. */
const movingEach = 12;
/** Works that are films, in `films`: `make-films.ts` made them. */
export const films: Readonly<Record<number, string>> = {
  31: 'mp4',
  57: 'flv',
  83: 'mp4',
  109: 'flv',
  145: 'mp4',
};
export const filmFolder = join(import.meta.dirname, 'films');
/** A waiting work that shows another one in a mirror. */
const mirrored = { id: 24, of: 3 };
/** Pictures of artists, and those that are shown for films, are behind those of works. */
const [firstAvatar, firstBanner, firstThumbnail] = [1_000, 2_000, 3_000];

/** The names of the files, which take longer to draw than to keep. */
const names = new Map<number, string>();

export const nameWork = (id: number): string =>
  nameOnce(id, () => drawWork(id), films[id] ?? (isMoving(id) ? 'gif' : 'png'));
export const nameAvatar = (account: number): string =>
  nameOnce(firstAvatar + account, () => drawAvatar(account), 'png');
export const nameBanner = (account: number): string =>
  nameOnce(firstBanner + account, () => drawBanner(account), 'png');

/** The picture that is shown for a film; other works are shown as they are. */
export const findThumbnail = (id: number): string | undefined =>
  films[id] && nameOnce(firstThumbnail + id, () => drawThumbnail(id), 'png');

/** The files of all works, thumbnails, avatars and banners. */
export function listDemoFiles(): readonly DemoFile[] {
  const works = demoWorks.map(({ artist }, place) => {
    const id = place + 1;
    const { text } = demoTexts[place] ?? {};
    return {
      account: artist,
      name: nameWork(id),
      draw: () => drawWork(id),
      text: text ? { name: text.name, descriptions: text.description } : {},
    };
  });
  const accounts = Object.keys(demoArtists).map(Number);
  const profiles = accounts.flatMap((account) => [
    { account, name: nameAvatar(account), draw: () => drawAvatar(account), text: {} },
    { account, name: nameBanner(account), draw: () => drawBanner(account), text: {} },
  ]);
  const thumbnails = demoWorks.flatMap(({ artist }, place) => {
    const name = findThumbnail(place + 1);
    return name === undefined
      ? []
      : [{ account: artist, name, draw: () => drawThumbnail(place + 1), text: {} }];
  });
  return [...works, ...thumbnails, ...profiles];
}

const isMoving = (id: number): boolean => id % movingEach === 0 && id !== mirrored.id;

function drawWork(id: number): Buffer {
  const film = films[id];
  if (film !== undefined) return readFileSync(join(filmFolder, `${id}.${film}`));
  if (isMoving(id)) return drawAnimation(id, moving);
  if (id === mirrored.id) return drawPicture(mirrored.of, { ...findShape(mirrored.of), isMirrored: true });
  return drawPicture(id, findShape(id));
}

const findShape = (id: number): Shape => shapes[id % shapes.length] ?? moving;
const drawThumbnail = (id: number): Buffer => drawPicture(id, filmShape);
const drawAvatar = (account: number): Buffer => drawPicture(firstAvatar + account, avatarShape);
const drawBanner = (account: number): Buffer => drawPicture(firstBanner + account, bannerShape);

function nameOnce(number: number, draw: () => Buffer, ending: string): string {
  const name = names.get(number) ?? nameFile(draw(), ending);
  names.set(number, name);
  return name;
}
