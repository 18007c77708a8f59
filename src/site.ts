/**
 * The site's name, texts, URLs and owner. DEPLOYING.md says what else a fork changes.
 */

type Variable = readonly [isValid: (value: string) => boolean, expected: string];

const isOnOrOff = (value: string) => /^(?:on|off)$/.test(value);

/** The environment variables that the settings below depend on: a test of the value, and what a message says about it. */
const VARIABLES = {
  /** Origin the site is served from. */
  SITE_URL: [
    (value) => /^https?:\/\/[^/?#\s]+\/?$/i.test(value) && URL.canParse(value),
    'an http(s) URL without a path. Write SITE_URL=https://notes.example.org (a path belongs in BASE_URL)',
  ],
  /** Path the site is served under. */
  BASE_URL: [
    (value) => /^\/(?:[^/?#\s]+\/)*$/.test(value),
    'a path with / at both ends, without //, spaces, ? or #. Write BASE_URL=/notes/',
  ],
  /** As GitHub Actions sets it. */
  GITHUB_REPOSITORY: [
    (value) => /^[^/]+\/[^/]+$/.test(value),
    "a repository's name. Write GITHUB_REPOSITORY=owner/name",
  ],
  /** Whether HTTPS is enforced for every subdomain of the host too. */
  HSTS_SUBDOMAINS: [isOnOrOff, 'on or off. Write HSTS_SUBDOMAINS=on'],
  /** Whether notes and the sitemap have dates from git. */
  NOTES_DATES: [isOnOrOff, 'on or off. Write NOTES_DATES=off'],
} satisfies Record<string, Variable>;

type Name = keyof typeof VARIABLES;
type Environment = Readonly<Partial<Record<Name, string | undefined>>>;

function readVariable(env: Environment, name: Name, fallback: string): string {
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
export function readSite(env: Environment) {
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
    /** For a phone's home screen: at most 12 characters. */
    shortTitle: 'Notes',
    tagline: 'Documentations',
    /** One sentence, for the web app manifest. */
    description: 'Decisions and working knowledge, each note checked and dated.',
    /** What the home page says the site is. */
    purpose:
      '{count} entries that one person keeps and anyone may read: decisions, trade-offs and tested examples. Each note says when it was last verified.',
    blogDescription:
      'Why these notes exist, how they are made, and what I learned on the way.',
    /** What the home page says of the pages outside the areas, such as the introduction. */
    otherPagesSummary: 'How to read these notes, and what they are made with.',
    copyright: `Copyright © 2025 ${title}`,
    /** Alt text of the image that other sites show with a link to a page. */
    cardAlt: `${title}: notes that are checked and dated`,
    /** Origin without a path and without a trailing slash. */
    url: new URL(
      readVariable(env, 'SITE_URL', `https://${owner.toLowerCase()}.github.io`),
    ).origin,
    /** Path with a slash at both ends. */
    baseUrl: readVariable(env, 'BASE_URL', '/'),
    owner,
    project,
    /** The owner's profile on the code host. */
    profileUrl,
    /** The repository on the code host. */
    repositoryUrl: `${profileUrl}/${project}`,
    /** Branch whose history the notes link to. */
    branch: 'main',
    /** Whether Strict-Transport-Security covers the host's subdomains too. */
    includeSubDomains: readVariable(env, 'HSTS_SUBDOMAINS', 'off') === 'on',
    /** Whether notes and the sitemap have dates from git. */
    showsDates: readVariable(env, 'NOTES_DATES', 'on') === 'on',
    /**
     * Other sites that pages may load from, by directive of the Content-Security-Policy, such as
     * `{ 'img-src': ['https://img.example.org'] }`. The checks of notes allow them too.
     */
    extraSources: {} as Readonly<Record<string, readonly string[]>>,
  };
}

/** The site's settings, some of which depend on where it is deployed. */
export type Site = Readonly<ReturnType<typeof readSite>>;

/** This build's settings. */
export const site: Site = readSite(process.env);
