import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);
const compressible = /\.(?:js|css|svg|json)$/;

/** Writes `file.br` and `file.gz` beside a text file, at the strongest level. */
export async function precompress(file: string): Promise<void> {
  if (!compressible.test(file)) return;
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(content, quality),
    gzipAsync(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
