#!/bin/bash
# Renders of the same components as written and compiled, what the compiler skips, the cost of useCallback.
. "$(dirname "$0")/../../../../../shared/lab.sh"
install_packages
export ROOT
version_of() { node -p "require('$LAB/node_modules/$1/package.json').version"; }
head_of "react $(version_of react)" "babel-plugin-react-compiler $(version_of babel-plugin-react-compiler)" \
  "@babel/core $(version_of @babel/core)" "node $(node -v)"

for how in written compiled; do
  mkdir "$how"
  node "$LAB/build.mjs" "$LAB/components.jsx" "$how" >"$how.log"
  cp "$LAB/page.mjs" "$LAB/count.mjs" "$how"
done
ln -s "$LAB/node_modules" node_modules

part 'What the compiler says about each component'
cat compiled.log
for how in written compiled; do
  part "Renders, $how"
  node "$how/count.mjs"
done

part 'One render with 10,000 functions, production build, median of 200 renders, three times'
cp "$LAB/page.mjs" "$LAB/cost.mjs" .
for _ in 1 2 3; do NODE_ENV=production node cost.mjs; done
