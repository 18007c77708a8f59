/**
 * The site's name, URLs and owner, in one place. A fork changes them here; its colours are in
 * `src/css/tokens.css`, its author in `blog/authors.yml`.
 */

/** Environment variables that configure the site; pass `process.env`. */
type SiteEnvironment = {
  /** Origin the site is served from, such as `https://notes.example.org`. */
  readonly SITE_URL?: string | undefined;
  /** Path the site is served under, such as `/` or `/notes/`. */
  readonly BASE_URL?: string | undefined;
  /** `owner/name`, as GitHub Actions sets it. */
  readonly GITHUB_REPOSITORY?: string | undefined;
  /** `on` enforces HTTPS for every subdomain of the host too. */
  readonly HSTS_SUBDOMAINS?: string | undefined;
};

/** The site's settings, some of which depend on where it is deployed. */
export type Site = {
  readonly title: string;
  /** For a phone's home screen: at most 12 characters. */
  readonly shortTitle: string;
  readonly tagline: string;
  /** One sentence, for the web app manifest. */
  readonly description: string;
  /** Alt text of the image that other sites show with a link to a page. */
  readonly cardAlt: string;
  /** Origin without a path and without a trailing slash. */
  readonly url: string;
  /** Path with a slash at both ends. */
  readonly baseUrl: string;
  readonly owner: string;
  readonly project: string;
  /** The owner's profile on the code host. */
  readonly profileUrl: string;
  /** The repository on the code host. */
  readonly repositoryUrl: string;
  /** Branch whose history the notes link to. */
  readonly branch: string;
  /** Whether Strict-Transport-Security covers the host's subdomains too. */
  readonly includeSubDomains: boolean;
  /**
   * Other sites that pages may load from, by directive of the Content-Security-Policy, such as
   * `{ 'img-src': ['https://img.example.org'] }`. The checks of notes allow them too.
   */
  readonly extraSources: Readonly<Record<string, readonly string[]>>;
};

type Variable = readonly [isValid: (value: string) => boolean, expected: string];

/** What each variable may be: a test, and what a message says about it. */
const VARIABLES: Readonly<Record<keyof SiteEnvironment, Variable>> = {
  SITE_URL: [
    (value) => /^https?:\/\/[^/?#\s]+\/?$/i.test(value) && URL.canParse(value),
    'an http(s) URL without a path. Write SITE_URL=https://notes.example.org (a path belongs in BASE_URL)',
  ],
  BASE_URL: [
    (value) => /^\/(?:[^/?#\s]+\/)*$/.test(value),
    'a path with / at both ends, without //, spaces, ? or #. Write BASE_URL=/notes/',
  ],
  GITHUB_REPOSITORY: [
    (value) => /^[^/]+\/[^/]+$/.test(value),
    "a repository's name. Write GITHUB_REPOSITORY=owner/name",
  ],
  HSTS_SUBDOMAINS: [
    (value) => /^(?:on|off)$/.test(value),
    'on or off. Write HSTS_SUBDOMAINS=on',
  ],
};

function readVariable(
  env: SiteEnvironment,
  name: keyof SiteEnvironment,
  fallback: string,
): string {
  const value = env[name] || fallback;
  const [isValid, expected] = VARIABLES[name];
  if (isValid(value)) return value;
  throw new Error(`${name} is "${value}", which isn't ${expected}`);
}

/**
 * Reads the site's settings from the environment; an empty variable counts as unset.
 *
 * @param env - the environment, usually `process.env`
 * @returns the settings, with defaults that build a working site
 * @throws Error if a variable is invalid; the message shows a valid value
 */
export function readSite(env: SiteEnvironment): Site {
  const repository = readVariable(
    env,
    'GITHUB_REPOSITORY',
    'personal-notes/personal-notes',
  );
  const [owner = '', project = ''] = repository.split('/');
  const profileUrl = `https://github.com/${owner}`;
  const title = 'Personal Notes';
  return {
    title,
    shortTitle: 'Notes',
    tagline: 'Documentations',
    description: 'Decisions and working knowledge, each note checked and dated.',
    cardAlt: `${title}: notes that are checked and dated`,
    url: new URL(
      readVariable(env, 'SITE_URL', `https://${owner.toLowerCase()}.github.io`),
    ).origin,
    baseUrl: readVariable(env, 'BASE_URL', '/'),
    owner,
    project,
    profileUrl,
    repositoryUrl: `${profileUrl}/${project}`,
    branch: 'main',
    includeSubDomains: readVariable(env, 'HSTS_SUBDOMAINS', 'off') === 'on',
    extraSources: {},
  };
}

/** This build's settings. */
export const site = readSite(process.env);
