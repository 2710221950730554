import sharp, { type Sharp, type SharpOptions } from 'sharp';

// One thread and no memory between pictures: the bounds of the process are those of one picture.
sharp.concurrency(1);
sharp.cache(false);
// libvips reads far more than pictures of the web (svg, pdf, tiff, heif, …): all loaders are off but four.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
});

/** A picture of a stranger, with the loaders of four kinds alone. */
export function openSharp(bytes: Uint8Array, options: SharpOptions): Sharp {
  return sharp(bytes, { failOn: 'error', ...options });
}
