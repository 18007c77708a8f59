/**
 * The site's name, URLs and owner, in one place. A fork changes them here; its colours are in
 * `src/css/tokens.css`, its author in `blog/authors.yml`, what it's called on a phone's home screen in
 * `static/manifest.webmanifest`.
 */

import type { ThemeConfig } from '@docusaurus/theme-common';

/** Environment variables that configure the site; pass `process.env`. */
export type SiteEnvironment = {
  /** Origin the site is served from, such as `https://notes.example.org`. */
  readonly SITE_URL?: string | undefined;
  /** Path the site is served under, such as `/` or `/notes/`. */
  readonly BASE_URL?: string | undefined;
  /** `owner/name`, as GitHub Actions sets it. */
  readonly GITHUB_REPOSITORY?: string | undefined;
  /** `on` enforces HTTPS for every subdomain of the host too. */
  readonly HSTS_SUBDOMAINS?: string | undefined;
  /** `off` builds without the plugin that makes pages smaller. */
  readonly LEAN?: string | undefined;
};

const DEFAULT_REPOSITORY = 'personal-notes/personal-notes';

function readRepository(value: string = DEFAULT_REPOSITORY) {
  const [owner, project, ...rest] = value.split('/');
  if (!owner || !project || rest.length > 0) {
    throw new Error(
      `GITHUB_REPOSITORY is "${value}", which is not of the form owner/name. Set it like this: GITHUB_REPOSITORY=${DEFAULT_REPOSITORY}`,
    );
  }
  return { owner, project };
}

function readUrl(value: string): string {
  const example =
    'Set it like this: SITE_URL=https://notes.example.org (a path belongs in BASE_URL).';
  if (!URL.canParse(value)) {
    throw new Error(`SITE_URL is "${value}", which is not a URL. ${example}`);
  }
  const { origin, protocol } = new URL(value);
  if (!/^https?:$/.test(protocol)) {
    throw new Error(
      `SITE_URL is "${value}", which is neither http nor https. ${example}`,
    );
  }
  if (value.toLowerCase().replace(/\/$/, '') !== origin) {
    throw new Error(
      `SITE_URL is "${value}", which is more than an origin. Set it like this: SITE_URL=${origin} (a path belongs in BASE_URL).`,
    );
  }
  return origin;
}

function readBaseUrl(value: string): string {
  if (!/^\/(?:[^/?#\s]+\/)*$/.test(value)) {
    throw new Error(
      `BASE_URL is "${value}", which isn't a valid base path: it must start and end with /, without //, spaces, ? or #. Set it like this: BASE_URL=/notes/`,
    );
  }
  return value;
}

function readSwitch(name: keyof SiteEnvironment, value: string): boolean {
  if (value === 'on' || value === 'off') return value === 'on';
  throw new Error(
    `${name} is "${value}", which is neither on nor off. Set it like this: ${name}=on`,
  );
}

/** The site's settings, some of which depend on where it is deployed. */
export type Site = ReturnType<typeof readSite>;

/**
 * Reads the site's settings from the environment; an empty variable counts as unset.
 *
 * @param env - the environment, usually `process.env`
 * @returns the settings, with defaults that build a working site
 * @throws Error if a variable is invalid; the message shows a valid value
 */
export function readSite(env: SiteEnvironment) {
  const { owner, project } = readRepository(env.GITHUB_REPOSITORY || undefined);
  const profileUrl = `https://github.com/${owner}`;
  const title = 'Personal Notes';
  return {
    title,
    tagline: 'Documentations',
    /** Alt text of the image that other sites show with a link to a page. */
    cardAlt: `${title}: notes that are checked and dated`,
    /** The page's background, for browsers' toolbars; as `--notes-paper` in `src/css/tokens.css`. */
    paper: { light: '#fbfaf6', dark: '#16171a' },
    footer: {
      style: 'light',
      links: [
        { title: 'Docs', items: [{ label: 'Tech Notes', to: '/docs/tech-notes/' }] },
        { title: 'More', items: [{ label: 'GitHub', href: profileUrl }] },
      ],
      copyright: `Copyright © 2025 ${title}`,
    } satisfies ThemeConfig['footer'],
    /** Origin without a path and without a trailing slash. */
    url: readUrl(env.SITE_URL || `https://${owner.toLowerCase()}.github.io`),
    /** Path with a slash at both ends. */
    baseUrl: readBaseUrl(env.BASE_URL || '/'),
    owner,
    project,
    /** The owner's profile on the code host. */
    profileUrl,
    /** The repository on the code host. */
    repositoryUrl: `${profileUrl}/${project}`,
    /** Branch whose history the notes link to. */
    branch: 'main',
    /** Whether Strict-Transport-Security covers the host's subdomains too. */
    coversSubdomains: readSwitch('HSTS_SUBDOMAINS', env.HSTS_SUBDOMAINS || 'off'),
    /** Whether `src/plugins/lean` makes built pages smaller. */
    isLean: readSwitch('LEAN', env.LEAN || 'on'),
  };
}
