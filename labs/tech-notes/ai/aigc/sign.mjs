// Writes generated.jpg: noise that says it came from a model, once as a signed C2PA manifest and once as an
// IPTC field in XMP. The certificate in leaf.pem is the lab's own.
import { readFile, writeFile } from 'node:fs/promises';
import { X509Certificate } from '@peculiar/x509';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import { CoseAlgorithmIdentifier, LocalSigner } from '@trustnxt/c2pa-ts/cose';
import {
  ActionAssertion,
  ActionType,
  DataHashAssertion,
  DigitalSourceType,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest';
import sharp from 'sharp';

const pem = await readFile('leaf.key', 'utf8');
const key = Buffer.from(pem.replace(/-----.*-----|\s/g, ''), 'base64');
const certificate = new X509Certificate(await readFile('leaf.pem', 'utf8'));
const signer = new LocalSigner(
  new Uint8Array(key),
  CoseAlgorithmIdentifier.ES256,
  certificate,
);

const noise = { type: 'gaussian', mean: 128, sigma: 30 };
const picture = await sharp({
  create: { width: 640, height: 480, channels: 3, background: '#8ac', noise },
})
  .withXmp(await readFile('label.xmp', 'utf8'))
  .jpeg()
  .toBuffer();
await writeFile('unsigned.jpg', picture);

const asset = new JPEG(picture);
const store = new ManifestStore();
const manifest = store.createManifest({
  assetFormat: 'image/jpeg',
  instanceID: 'xmp:iid:lab',
  defaultHashAlgorithm: 'SHA-256',
  signer,
});
const hash = DataHashAssertion.create('SHA-256');
manifest.addAssertion(hash);
const actions = new ActionAssertion();
actions.actions.push({
  action: ActionType.C2paCreated,
  digitalSourceType: DigitalSourceType.TrainedAlgorithmicMedia,
});
manifest.addAssertion(actions);
await asset.ensureManifestSpace(store.measureSize());
await hash.updateWithAsset(asset);
await manifest.sign(signer);
await asset.writeManifestJUMBF(store.getBytes());
await writeFile('generated.jpg', await asset.getDataRange());
