const side = 96;

/** Crops a picture file to a small square and returns a data URL; throws when the browser cannot read it. */
export async function readPicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const length = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - length) / 2, (picture.height - length) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, length, length, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/webp', 0.85);
}
