// What a file still says about itself: node read.mjs FILE…
import { readFile } from 'node:fs/promises';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import sharp from 'sharp';

async function credential(bytes) {
  const jumbf = JPEG.canRead(bytes) ? new JPEG(bytes).getManifestJUMBF() : undefined;
  if (!jumbf) {
    return bytes.includes('c2pa') ? 'not readable here' : 'none';
  }
  const result = await ManifestStore.read(SuperBox.fromBuffer(jumbf)).validate(
    new JPEG(bytes),
  );
  const failed = result.statusEntries
    .filter(({ success }) => !success)
    .map(({ code }) => code);
  return failed.join(', ') || 'valid';
}

console.log('file'.padEnd(24), 'C2PA credential'.padEnd(28), 'IPTC source type');
for (const file of process.argv.slice(2)) {
  const bytes = await readFile(file);
  const { xmp } = await sharp(bytes).metadata();
  const field = /digitalsourcetype\/(\w+)/.exec(String(xmp))?.[1] ?? 'none';
  console.log(file.padEnd(24), (await credential(bytes)).padEnd(28), field);
}
