import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

import type { Check, Finding } from '../rule.ts';
import { lineOf } from '../view.ts';

const INTERNAL = /^(?:(?:\.{0,2}\/)?[^:]*\.mdx?|\/(?:docs|blog)\/[^#?]*)(?:[#?].*)?$/;
const SAYS_NOTHING =
  /^(?:here|click here|this|this link|link|read more|more|这里|此处|点击这里|链接)$/i;

function targetOf(url: string): string {
  return decodeURI(url).replace(/[#?].*$/, '');
}

/** A note leads on to others. */
export const checkSiblings: Check = ({ links }) => {
  const targets = new Set(
    links.filter(({ url }) => INTERNAL.test(url)).map(({ url }) => targetOf(url)),
  );
  if (targets.size > 0) return [];
  return [
    {
      message:
        "The note links no other note; it links at least one, where this reader's next question lies.",
      remedy:
        'Link a note by its file with words that say why, such as [how a retry stays safe](../api/idempotency.md).',
    },
  ];
};

/** The text of a link says where it leads. */
export const checkLinkText: Check = ({ links }) =>
  links
    .filter(
      (link) => SAYS_NOTHING.test(toString(link).trim()) || toString(link).trim() === '',
    )
    .map((link) => ({
      line: lineOf(link),
      message: `The link text "${toString(link)}" does not say where the link leads.`,
      remedy: 'Name the page, or what the reader finds there.',
    }));

/** Who does not see an image is told what it shows. */
export const checkAlt: Check = ({ images, note }) => {
  const without: Finding[] = [];
  const report = (line: number, name: string) =>
    without.push({
      line,
      message: `The image ${name} has no alternative text.`,
      remedy: 'Say in the square brackets (in JSX: alt="…") what the image shows.',
    });
  for (const image of images) {
    if (!image.alt?.trim()) report(lineOf(image), image.url);
  }
  visit(note.tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== 'img') return;
    const names = node.attributes.map((attribute) =>
      'name' in attribute ? attribute.name : '',
    );
    if (!names.includes('alt')) report(lineOf(node), '<img>');
  });
  return without;
};

/** An index note leads to every note beside it. */
export const checkChildren: Check = ({ children, links, front }) => {
  if (front.kind !== 'index') return [];
  const linked = links.map(({ url }) => targetOf(url).replace(/^\.\//, ''));
  return children
    .filter((child) => !linked.includes(child))
    .map((child) => ({
      message: `The index does not link ${child}, which stands beside it.`,
      remedy: `Add a line to the map: [what it answers](<./${child}>).`,
      lacks: `a link to ${child}`,
    }));
};
