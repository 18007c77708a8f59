#!/bin/bash
# The project as create-docusaurus 3.8.1 leaves it: does it build, and does it let the same mistakes through?
. "$(dirname "$0")/../../shared/lab.sh"
. "$LAB/project.sh" 3.8.1
head_of "@docusaurus/core $(version_of @docusaurus/core)" "webpack $(version_of webpack)" "node $(node -v)"
part "The project as it was created: webpackbar $(version_of webpackbar)"
LINES_SHOWN=5 build "npm run build"

npm pkg set overrides.webpackbar=^7.0.0 >&2
npm install --no-audit --no-fund >&2
part "With the override: webpackbar $(version_of webpackbar)"
build "npm run build"

npm install --no-audit --no-fund --save-exact @docusaurus/faster@3.8.1 >&2
sed -i 's/v4: true,.*/v4: true, experimental_faster: true,/' docusaurus.config.ts
. "$LAB/mistakes.sh"
