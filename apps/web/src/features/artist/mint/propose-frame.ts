/** The name of a proposed thumbnail. */
export const frameName = 'frame';

/** Behind the dark first pictures of many films. */
const place = 1;
const quality = 0.9;

/** A picture out of a film as this browser plays it; undefined for a film that it does not play. */
export async function proposeFrame(film: File): Promise<File | undefined> {
  const url = URL.createObjectURL(film);
  try {
    const video = Object.assign(document.createElement('video'), { muted: true, preload: 'auto', src: url });
    await waitFor(video, 'loadeddata');
    const seeked = waitFor(video, 'seeked');
    video.currentTime = Math.min(place, video.duration / 2);
    await seeked;
    const picture = await draw(video);
    return picture === null ? undefined : new File([picture], frameName, { type: picture.type });
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function waitFor(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    video.addEventListener(event, resolve, { once: true });
    video.addEventListener('error', reject, { once: true });
  });
}

function draw(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/webp', quality);
  });
}
