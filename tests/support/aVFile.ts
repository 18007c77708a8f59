import { VFile } from 'vfile';

/** A file as Docusaurus' loader passes it to remark plugins. */
export function aVFile(path: string, frontMatter: Record<string, unknown>): VFile {
  return new VFile({ path, value: '', data: { frontMatter } });
}
