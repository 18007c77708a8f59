// A proxy that stands in for GitHub's API: it prints each request, checks its path and body against GitHub's
// OpenAPI description with every unknown key refused, and answers the few reads with made-up data.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import Ajv from 'ajv';

const file = createRequire(import.meta.url).resolve(
  '@octokit/openapi/generated/api.github.com.json',
);
const api = JSON.parse(readFileSync(file, 'utf8'));
for (const part of [api.components.schemas, api.paths]) close(part);

// close SCHEMA: an object with named properties takes no other ones; a nullable of no type means nothing to ajv
function close(node) {
  if (node === null || typeof node !== 'object') return;
  if (node.type === 'object' && node.properties) node.additionalProperties ??= false;
  if (node.nullable === true && !node.type) delete node.nullable;
  for (const child of Object.values(node)) close(child);
}

const ajv = new Ajv({ strict: false, validateFormats: false });
const templates = Object.keys(api.paths).map((template) => ({
  template,
  pattern: new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`),
  fixed: template.replace(/\{[^}]+\}/g, '').length,
}));

function verdict(method, pathname, body) {
  const found = templates
    .filter(
      ({ template, pattern }) => pattern.test(pathname) && api.paths[template][method],
    )
    .sort((a, b) => b.fixed - a.fixed)[0];
  if (!found) return `no ${method.toUpperCase()} there`;
  const schema =
    api.paths[found.template][method].requestBody?.content['application/json']?.schema;
  if (!schema) return body ? 'takes no body' : 'valid';
  const check = ajv.compile({ components: api.components, ...schema });
  if (check(JSON.parse(body || '{}'))) return 'valid';
  const most = check.errors.reduce((a, b) =>
    b.instancePath.length > a.instancePath.length ? b : a,
  );
  return `invalid: ${most.instancePath || 'body'} ${most.message}`;
}

let rules = []; // of the last ruleset that was valid
const issue = (number) => ({ number, title: `Issue ${number}` });
createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    const { pathname, search, searchParams } = new URL(request.url);
    const show = decodeURIComponent(search.replaceAll('+', ' '));
    const said =
      pathname === '/graphql'
        ? 'graphql'
        : verdict(request.method.toLowerCase(), pathname, body);
    console.log(
      `${request.method} ${pathname}${show}${body.length < 80 && body ? ` ${body}` : ''}: ${said}`,
    );
    if (request.method === 'POST' && pathname.endsWith('/rulesets') && said === 'valid') {
      rules = JSON.parse(body).rules;
    }
    response.setHeader('content-type', 'application/json');
    if (said.startsWith('invalid') || said.startsWith('takes')) {
      response.statusCode = 422;
      response.end(JSON.stringify({ message: said }));
    } else if (
      request.method === 'GET' &&
      pathname.endsWith('/issues') &&
      pathname.startsWith('/repos')
    ) {
      const second = searchParams.get('page') === '2';
      const next = `${request.url}${search ? '&' : '?'}page=2`;
      if (!second) response.setHeader('link', `<${next}>; rel="next"`);
      response.end(JSON.stringify(second ? [issue(3)] : [issue(1), issue(2)]));
    } else if (pathname.includes('/rules/branches/')) {
      response.end(JSON.stringify(rules));
    } else if (pathname.startsWith('/search')) {
      response.end('{"total_count":0,"incomplete_results":false,"items":[]}');
    } else if (request.method === 'PUT') {
      response.statusCode = 204;
      response.end();
    } else {
      response.end('{}');
    }
  });
}).listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
