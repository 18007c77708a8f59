import type { Browser } from '@playwright/test';

import { runInPage } from './runInPage.ts';

/** Runs in the page: the rules that match something in it, in their layers and media. */
function collectUsedRules(): string {
  const STATES = /::?[\w-]*(?:before|after|hover|focus|active|visited|selection|marker|placeholder|target|backdrop|webkit|moz)[\w-]*(?:\([^)]*\))?/g; // prettier-ignore
  const isUsed = (selector: string) => {
    try {
      return document.querySelector(selector.replace(STATES, '') || '*') !== null;
    } catch {
      return true;
    }
  };
  const keep = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule)
      return isUsed(rule.selectorText) ? rule.cssText : '';
    if (!(rule instanceof CSSGroupingRule)) return rule.cssText;
    if (rule instanceof CSSMediaRule && rule.conditionText === 'print') return '';
    const inner = [...rule.cssRules].map(keep).join('');
    return inner && `${rule.cssText.replace(/\{[^]*$/, '')}{${inner}}`;
  };
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(keep)
    .join('\n');
}

/** Runs in the page: its HTML without what loads scripts and styles. */
function takeHtml(): string {
  const loads =
    'script, link:is([rel=stylesheet], [rel$=preload], [rel=prefetch], [rel=manifest])';
  document.querySelectorAll(loads).forEach((element) => element.remove());
  return document.documentElement.outerHTML;
}

/** Custom properties that nothing reads; some are read only by others of them. */
function dropUnreadProperties(css: string, html: string): string {
  const read = new Set(
    [...(css + html).matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
  );
  const less = css.replace(/(--[\w-]+):[^;{}]*;?/g, (declaration, name: string) =>
    read.has(name) ? declaration : '',
  );
  return less === css ? css : dropUnreadProperties(less, html);
}

/**
 * Makes the page that no page with scripts can be faster than: the built HTML without scripts, with
 * the styles that it uses inside.
 *
 * @param browser - applies the style sheets
 * @param address - of the built page
 * @returns the HTML
 */
export async function makeFloor(browser: Browser, address: string): Promise<string> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const rules = await runInPage(page, collectUsedRules);
  const html = await runInPage(page, takeHtml);
  await context.close();
  const css = dropUnreadProperties(rules, html).replace(/\s*\n\s*/g, '');
  return `<!doctype html>${html.replace('</head>', () => `<style>${css}</style></head>`)}`;
}
