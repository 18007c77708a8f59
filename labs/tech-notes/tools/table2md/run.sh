#!/usr/bin/env bash
# What sed, pandoc, Miller and csvkit make of one hostile CSV file, and what cmark-gfm renders of that.
. "$(dirname "$0")/../../../shared/lab.sh"
needs pandoc pandoc
needs mlr miller
needs csvlook csvkit
needs cmark-gfm cmark-gfm
head_of "$(pandoc --version | head -n 1)" "$(mlr --version)" "$(csvlook --version 2>&1)" \
  "$(cmark-gfm --version | head -n 1 | cut -d' ' -f1,2)"

cat >flags.csv <<'C'
Flag,Values,Notes
--level,low|high,"How much to log, in ""words"""
--since,1.10,"First line
second line"
--glob,**/*.ts and **/*.js,C:\tmp\|x
--路径,字符串,Array<string>
C
printf 'Name,Note\nA,one, two\nB,three\n' >extra.csv
printf 'Zip,Version,Quantity,Note\n01234,1.10,1200,n/a\n94105,1.9,3,\n' >numbers.csv
printf 'Link\nhttps://a.example/x_y_z\n' >link.csv
printf 'a;b\n1;2\n' >semicolons.csv
printf 'a|b,c\n1,2\n' >header.csv

# cells: the rendered table, a row per line, cells in brackets
cells() {
  cmark-gfm --unsafe -e table -e autolink | tr '\n' ' ' |
    sed -E 's#</tr>#\n#g; s#</?(table|thead|tbody|tr)>##g; s#<t[hd][^>]*>#[#g; s#</t[hd]>#] #g' | sed -E 's/ +/ /g; s/^ //; s/ $//' |
    grep . || true
}
BREAKS='for (k, v in $*) { $[k] = gsub(v, "\r?\n", "<br />") }'
routes() {
  local file=$1
  part "pandoc -f csv -t gfm $file"
  pandoc -f csv -t gfm "$file" 2>&1 || echo "exit $?"
  part "mlr --icsv --omd cat $file"
  mlr --icsv --omd cat "$file" 2>&1 || echo "exit $?"
  part "mlr -S --icsv --omd put '$BREAKS' $file"
  mlr -S --icsv --omd put "$BREAKS" "$file" 2>&1 || echo "exit $?"
  part "csvlook -I $file"
  csvlook -I "$file" 2>&1 || echo "exit $?"
}
routes flags.csv
part 'flags.csv, rendered: pandoc'
pandoc -f csv -t gfm flags.csv | cells
part 'flags.csv, rendered: Miller with the put'
mlr -S --icsv --omd put "$BREAKS" flags.csv | cells
part 'flags.csv, rendered: csvlook -I'
csvlook -I flags.csv | cells
routes extra.csv
routes numbers.csv
part 'csvlook numbers.csv'
csvlook numbers.csv
routes header.csv
part 'pandoc, a bare URL, rendered'
pandoc -f csv -t gfm link.csv
pandoc -f csv -t gfm link.csv | cells
part 'semicolons: mlr --icsv --ifs semicolon --omd cat'
mlr --icsv --ifs semicolon --omd cat semicolons.csv
part 'some columns, sorted: mlr --icsv --omd sort -f Flag then cut -o -f Values,Flag'
mlr --icsv --omd sort -f Flag then cut -o -f Values,Flag then head -n 2 flags.csv
part 'Miller checks, pandoc writes: mlr -S --icsv --ocsv cat FILE | pandoc -f csv -t gfm'
for file in flags.csv extra.csv; do
  mlr -S --icsv --ocsv cat "$file" 2>&1 >checked.csv || echo "Miller: exit $?"
  pandoc -f csv -t gfm checked.csv
done
part 'back to CSV: mlr --imd --ocsv cat'
mlr -S --icsv --omd cat numbers.csv >numbers.md
mlr -S --imd --ocsv cat numbers.md 2>&1 || echo "exit $?"
part 'back to CSV, a pipe in a cell'
mlr -S --icsv --omd put "$BREAKS" flags.csv >flags.md
mlr -S --imd --ocsv cat flags.md 2>&1 || echo "exit $?"
