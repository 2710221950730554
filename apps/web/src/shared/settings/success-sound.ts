import { useSettings } from './settings-store.ts';

const notesHz = [659.25, 987.77];
const noteSeconds = 0.14;

/** Plays two rising notes where sounds are on; a browser's refusal to play is ignored. */
export async function playSuccessSound(): Promise<void> {
  if (!useSettings.getState().isAudioOn || typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.gain.value = 0.08;
  volume.connect(audio.destination);
  const ends = notesHz.map((hertz, index) => playNote(audio, volume, hertz, index * noteSeconds));
  await Promise.all(ends);
  await audio.close();
}

function playNote(audio: AudioContext, volume: GainNode, hertz: number, after: number): Promise<void> {
  const note = audio.createOscillator();
  note.frequency.value = hertz;
  note.connect(volume);
  const start = audio.currentTime + after;
  note.start(start);
  note.stop(start + noteSeconds);
  return new Promise((resolve) => {
    note.addEventListener('ended', () => resolve(), { once: true });
  });
}
