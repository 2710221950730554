import mpegts from 'mpegts.js';

/** Plays an FLV film in an element; returns how to stop. `onFailed` is called where the browser can't play it. */
export function playFlv(video: HTMLVideoElement, url: string, onFailed: () => void): () => void {
  if (!mpegts.isSupported()) {
    onFailed();
    return () => undefined;
  }
  mpegts.LoggingControl.enableAll = false;
  const source = { type: 'flv', url, isLive: false, cors: true } as const;
  const player = mpegts.createPlayer(source, { referrerPolicy: 'no-referrer' });
  player.on(mpegts.Events.ERROR, onFailed);
  player.attachMediaElement(video);
  player.load();
  // A browser that wants another press shows its controls.
  void Promise.resolve(player.play()).catch(() => undefined);
  return () => player.destroy();
}
