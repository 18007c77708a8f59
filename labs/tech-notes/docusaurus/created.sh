#!/bin/bash
# The project as create-docusaurus 3.8.1 leaves it: does it build?
. "$(dirname "$0")/../../shared/lab.sh"
. "$LAB/project.sh"
head_of "@docusaurus/core $(version_of @docusaurus/core)" "webpack $(version_of webpack)" "node $(node -v)"
part "The project as it was created: webpackbar $(version_of webpackbar)"
LINES_SHOWN=5 build "npm run build"
