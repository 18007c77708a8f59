// Renders the note's sentence with a link, in English and in a translation that moves the link.
import { createInstance } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next, Trans } from 'react-i18next';

const i18n = createInstance();
await i18n.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'hut',
  resources: {
    en: { hut: { rules: 'Read <rules>the house rules</rules> first.' } },
    pl: { hut: { rules: '<rules>Regulamin</rules> przeczytaj najpierw.' } },
  },
  interpolation: { escapeValue: false },
});
for (const language of ['en', 'pl']) {
  await i18n.changeLanguage(language);
  const components = { rules: createElement('a', { href: '/rules' }) };
  const trans = createElement(Trans, { i18nKey: 'rules', components });
  console.log(renderToStaticMarkup(createElement(I18nextProvider, { i18n }, trans)));
}
