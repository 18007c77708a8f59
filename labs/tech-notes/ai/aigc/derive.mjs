// Everything that may happen to generated.jpg on its way to a page.
import { readFile, writeFile } from 'node:fs/promises';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import sharp from 'sharp';

const generated = await readFile('generated.jpg');
const small = () => sharp(generated).resize({ width: 320 });
await small().toFile('default.jpg');
await small().toFile('default.webp');
await small().keepMetadata().toFile('keep-metadata.jpg');
await small().keepXmp().toFile('keep-xmp.jpg');

const badge = { width: 64, height: 40, channels: 3, background: '#000' };
await sharp({ create: badge }).png().toFile('ai.png');

const touched = Buffer.from(generated);
touched[touched.length - 3000] ^= 1;
await writeFile('one-bit.jpg', touched);

const pasted = new JPEG(await readFile('keep-xmp.jpg'));
const manifest = new JPEG(generated).getManifestJUMBF();
await pasted.ensureManifestSpace(manifest.length);
await pasted.writeManifestJUMBF(manifest);
await writeFile('pasted.jpg', await pasted.getDataRange());

const create = { width: 320, height: 240, channels: 3, background: '#8ac' };
await sharp({ create }).jpeg().toFile('photo.jpg');
await sharp('photo.jpg')
  .withXmp(await readFile('label.xmp', 'utf8'))
  .toFile('photo-labelled.jpg');
