import { demoWorks } from './demo-market.ts';

/** What a dozen artists and the first demo account say of themselves, by account. */
export const demoArtists: Readonly<Record<number, { name: string; description: string; link: string }>> = {
  4: {
    name: 'Ines Marlow',
    description: 'Tides and harbours, drawn by rule.',
    link: 'https://marlow.example',
  },
  5: { name: 'Tomas Reuter', description: 'Rings of sound, one per second.', link: 'https://reuter.example' },
  6: { name: 'Aiko Lund', description: 'Woven light from the north.', link: 'https://lund.example' },
  7: { name: 'Perrin Vale', description: 'Maps of places that are not there.', link: 'https://vale.example' },
  8: { name: 'Odile Brandt', description: 'Stripes, and nothing else.', link: 'https://brandt.example' },
  15: {
    name: 'Samir Okoro',
    description: 'Weather of a week in one picture.',
    link: 'https://okoro.example',
  },
  16: { name: 'Lena Ferro', description: 'Metal, rust and rain.', link: 'https://ferro.example' },
  17: { name: 'Jonas Quill', description: 'Letters that nobody sent.', link: 'https://quill.example' },
  18: { name: 'Mara Dunes', description: 'Sand, seen from above.', link: 'https://dunes.example' },
  19: { name: 'Noor Hale', description: 'Six colours are enough.', link: 'https://hale.example' },
  20: { name: 'Bruno Sato', description: 'Old signs of closed shops.', link: 'https://sato.example' },
  21: { name: 'Elin Voss', description: 'Night trains and their windows.', link: 'https://voss.example' },
  1: { name: 'Kit Arden', description: 'A first demo account that draws.', link: 'https://arden.example' },
};

const first = ['Quiet', 'Low', 'Second', 'Copper', 'Northern', 'Folded', 'Late', 'Open', 'Salt', 'Narrow'];
const second = ['Harbour', 'Signal', 'Meridian', 'Orchard', 'Current', 'Lantern', 'Delta'];
/** The names of all pairs begin again. */
const rounds = ['', ' at Noon', ' at Night'];
const channels = [1, 2, 3];

/** Without a decision yet. The last one has no text either: its artist closed the page. */
const waiting = new Set([22, 23, 24]);
const nameless = 26;
const rejected = new Map([[20, 'The same picture was published elsewhere before.']]);

export type DemoText = {
  readonly id: number;
  readonly artist: number;
  /** Undefined of a work whose artist has not completed it. */
  readonly text: { name: string; description: string; channel: number } | undefined;
  readonly review: { status: 'reviewed' | 'rejected'; reason: string } | undefined;
};

/** The texts of each work of the demo, and the decision about it. */
export const demoTexts: readonly DemoText[] = demoWorks.map(({ artist }, place) => {
  const id = place + 1;
  const round = Math.floor(place / (first.length * second.length));
  const name = `${first[place % first.length]} ${second[place % second.length]}${rounds[round]}`;
  const description = `${name}, number ${id} of a series in six colours.`;
  const channel = channels[place % channels.length] ?? 1;
  const reason = rejected.get(id);
  const decided =
    reason === undefined
      ? { status: 'reviewed' as const, reason: 'Own work.' }
      : { status: 'rejected' as const, reason };
  return {
    id,
    artist,
    text: id === nameless ? undefined : { name, description, channel },
    review: waiting.has(id) || id === nameless ? undefined : decided,
  };
});
