import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

import { nodesOfType } from '../nodes.ts';
import type { Check, Finding } from '../rule.ts';
import { lineOf } from '../view.ts';

/** A tab whose text stands in the line of its tag is an element within a paragraph. */
type Tab = MdxJsxFlowElement | MdxJsxTextElement;

function attribute(element: Tab, name: string) {
  const found = element.attributes.find((one) => 'name' in one && one.name === name);
  return found && 'name' in found ? found : undefined;
}

/** The tabs of a group, without those of groups in it. */
function listTabs(tabs: MdxJsxFlowElement): Tab[] {
  const items: Tab[] = [];
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
  const values = items.map((item) => attribute(item, 'value')?.value);
  const found: Finding[] = [];
  items.forEach((item, index) => {
    const value = values[index];
    if (value === undefined || value === null || value === '')
      found.push({
        line: lineOf(item),
        message: 'The tab has no value, at which the page fails.',
        remedy: 'Write <TabItem value="npm" label="npm">.',
      });
    else if (typeof value === 'string' && values.indexOf(value) < index)
      found.push({
        line: lineOf(item),
        message: `Two tabs have the value "${value}", at which the page fails.`,
        remedy: 'Give each tab of the group a value of its own.',
      });
  });
  const start = attribute(tabs, 'defaultValue')?.value;
  if (typeof start === 'string' && !values.includes(start))
    found.push({
      line: lineOf(tabs),
      message: `defaultValue is "${start}", and no tab has this value, at which the page fails.`,
      remedy: 'Name the value of one of the tabs, or leave defaultValue out.',
    });
  const opened = items.filter((item) => attribute(item, 'default'));
  if (opened[1])
    found.push({
      line: lineOf(opened[1]),
      message: 'Two tabs of the group say default; one is open at first.',
      remedy: 'Leave default on one of them.',
    });
  return found;
}

/** Each tab of a group can be chosen. */
export const checkTabGroups: Check = ({ note }) => {
  const found: Finding[] = [];
  if (!note.source.includes('<Tabs')) return found;
  nodesOfType(note.tree, 'mdxJsxFlowElement').forEach((node) => {
    if (node.name === 'Tabs') found.push(...checkTabs(node));
  });
  return found;
};
