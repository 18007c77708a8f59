import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

import { type Element, attributeOf } from '../nodes.ts';
import { type Check, type Finding, each } from '../rule.ts';

/** The tabs of a group, without those of nested groups. */
function listTabs(tabs: MdxJsxFlowElement): Element[] {
  const items: Element[] = [];
  visit(tabs, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement')
      return undefined;
    if (node.name === 'TabItem') items.push(node);
    return node === tabs ? undefined : SKIP;
  });
  return items;
}

function checkTabs(tabs: MdxJsxFlowElement): Finding[] {
  const items = listTabs(tabs);
  const values = items.map((item) => attributeOf(item, 'value')?.value);
  const start = attributeOf(tabs, 'defaultValue')?.value;
  const opened = items.filter((item) => attributeOf(item, 'default'));
  return [
    ...each(items, (_, index) => {
      const value = values[index];
      if (!value)
        return [
          'The tab has no value, so the page fails to render.',
          'Write <TabItem value="npm" label="npm">.',
        ];
      if (typeof value !== 'string' || values.indexOf(value) === index) return undefined;
      return [
        `Two tabs have the value "${value}", so the page fails to render.`,
        'Give each tab of the group its own value.',
      ];
    }),
    ...each([tabs], () => {
      if (typeof start !== 'string' || values.includes(start)) return undefined;
      return [
        `defaultValue is "${start}", and no tab has this value, at which the page fails.`,
        'Name the value of one of the tabs, or leave defaultValue out.',
      ];
    }),
    ...each(opened.slice(1, 2), () => [
      'Two tabs of the group are marked as default; only one can be open.',
      'Leave default on one of them.',
    ]),
  ];
}

/** Every tab of a group can be selected. */
export const checkTabGroups: Check = ({ all }) =>
  all('mdxJsxFlowElement')
    .filter(({ name }) => name === 'Tabs')
    .flatMap(checkTabs);
