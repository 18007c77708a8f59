#!/bin/bash
# What resolvers keep, on a DNS of its own: a root, the zone example and its children, all on the loopback
# of a network namespace, so that port 53 is free and nothing leaves it.
[ -n "${IN_NAMESPACE:-}" ] || IN_NAMESPACE=1 exec unshare --map-root-user --net bash "$0" "$@"
. "$(dirname "$0")/../../../shared/lab.sh"
needs ip iproute2
needs named bind9
needs dig bind9-dnsutils
needs dnssec-signzone bind9-utils
needs unbound unbound
needs java openjdk-17-jre-headless
head_of "$(named -v | awk '{print $1, $2}')" "dig $(dig -v 2>&1 | awk '{print $2}')" \
  "unbound $(unbound -V | awk 'NR == 1 {print $2}')" "java $(java -version 2>&1 | awk -F'"' 'NR == 1 {print $2}')" \
  "node $(node -v)"

ip link set lo up
for n in 1 2 3 4 9 10 11 12 13; do
  ip address show dev lo | grep -q "127.0.53.$n/" || ip address add 127.0.53.$n/8 dev lo
done
cp "$LAB"/zones/* .

# authority ADDRESS NAME ZONE…: a server of these zones
authority() {
  local address=$1 name=$2
  shift 2
  mkdir -p "$name"
  {
    echo "options { directory \"$SCRATCH\"; listen-on { $address; };
      listen-on-v6 { none; }; recursion no; querylog yes; pid-file none;
      session-keyfile none; minimal-responses no; dnssec-validation no; };"
    echo "controls { };"
    echo "logging { channel q { file \"$name/queries.log\"; print-time no; };
      category queries { q; }; };"
    for zone in "$@"; do
      local file=${zone#.}.zone
      [ "$zone" = . ] && file=root.zone
      [ -f "$file.signed" ] && file=$file.signed
      echo "zone \"$zone\" { type primary; file \"$file\"; };"
    done
  } >"$name/named.conf"
  start "$name/named.log" named -c "$name/named.conf" -f -4
}

# resolver ADDRESS NAME OPTION…: a recursive resolver that starts at this root
resolver() {
  local address=$1 name=$2
  shift 2
  mkdir -p "$name"
  echo ". 86400 NS a.root.
a.root. 86400 A 127.0.53.1" >hints.zone
  echo "options { directory \"$SCRATCH/$name\"; listen-on { $address; };
      listen-on-v6 { none; }; recursion yes; pid-file none; session-keyfile none;
      query-source address $address; empty-zones-enable no; $* };
    controls { };
    trust-anchors { example. static-ds $anchor; };
    zone \".\" { type hint; file \"$SCRATCH/hints.zone\"; };" >"$name/named.conf"
  start "$name/named.log" named -c "$name/named.conf" -g -4
}

ask() { dig +time=8 +tries=1 "$@"; }
answer() { ask +noall +comments +answer +authority "$@" | grep -vE '^(;; (Got|AUTH|ANSWER)|$)' | grep -E "status|^;; flags|IN" | sed -e 's/^;; ->>HEADER<<- opcode: QUERY, //' -e 's/^;; //' -e 's/, id: [0-9]*//'; }
short() { ask +noall +answer "$@"; }
upstream() { cat root/queries.log tld/queries.log shop/queries.log book/queries.log | wc -l; }

# the signed child, and a parent whose DS for it fits no key of the child
key=$(dnssec-keygen -q -a ECDSAP256SHA256 -f KSK signed.example)
dnssec-signzone -q -S -z -o signed.example signed.example.zone >/dev/null 2>&1
wrong=$(dnssec-keygen -q -a ECDSAP256SHA256 -f KSK signed.example)
dnssec-dsfromkey "$wrong.key" >>example.zone
tldkey=$(dnssec-keygen -q -a ECDSAP256SHA256 -f KSK example)
rm -f "$wrong".* # or signzone would publish it in the child
dnssec-signzone -q -S -z -o example example.zone >/dev/null 2>&1
anchor=$(dnssec-dsfromkey "$tldkey.key" | awk '{print $4, $5, $6, "\"" $7 $8 "\""}')

authority 127.0.53.1 root .
authority 127.0.53.2 tld example
authority 127.0.53.3 shop shop.example pair.example signed.example
shop_pid=${started[-1]}
authority 127.0.53.4 book book.example
R=127.0.53.9
resolver $R plain "dnssec-validation no;"
resolver 127.0.53.10 validating "dnssec-validation yes;"
resolver 127.0.53.11 capped "dnssec-validation no; max-cache-ttl 10;"
resolver 127.0.53.12 stale "dnssec-validation no; stale-answer-enable yes; stale-cache-enable yes; max-stale-ttl 3600; stale-answer-ttl 30;"
sleep 2

part 'Upstream queries that one question costs a resolver without anything in its cache'
before=0
for name in api.shop.example api.shop.example info.shop.example edge.book.example; do
  short @$R $name A >/dev/null
  sleep 0.3
  now=$(upstream)
  echo "$name: $((now - before)) queries"
  before=$now
done
echo 'who was asked what:'
for server in root tld shop book; do
  sed -nE "s/.*query: ([^ ]+) IN ([A-Z]+) .*/  $server: \1 \2/p" $server/queries.log
done

part 'A cached answer: no aa flag, and the TTL counts down'
echo 'the zone itself:'
answer +norecurse @127.0.53.3 api.shop.example A
echo 'the resolver, then again 4 s later:'
short @$R brief.shop.example A >/dev/null
ask +noall +answer @$R www.shop.example A
sleep 4
answer @$R www.shop.example A

part 'A denial is kept: asked before the name exists, then added'
answer @$R new.shop.example A
sleep 1
sed -i -e 's/ 1 7200 900/ 2 7200 900/' shop.example.zone
echo 'new 60 A 192.0.2.13' >>shop.example.zone
kill -HUP "$shop_pid"
sleep 1
echo '2 s later, the zone itself and the resolver:'
short +norecurse @127.0.53.3 new.shop.example A
answer @$R new.shop.example A
echo 'NODATA, a name without this type:'
answer @$R api.shop.example AAAA

part 'Two packets: an alias and a denial, a while after they were cached'
sleep 5
for name in www.shop.example new.shop.example; do node "$LAB/packet.mjs" $name $R; done

part 'A TTL lowered late: 20 s are cached, then the zone says 2 s and another address'
short @$R move.shop.example A
sed -i -e 's/ 2 7200 900/ 3 7200 900/' -e 's/^move .*/move 2 A 192.0.2.2/' shop.example.zone
kill -HUP "$shop_pid"
for wait in 3 8 10 3; do
  sleep $wait
  printf '%s s later: ' $wait
  short @$R move.shop.example A
done

part 'The longest TTL that a resolver keeps; the record says 2,592,000 s'
echo 'BIND as it comes:';        short @$R long.shop.example A
echo 'BIND, max-cache-ttl 10:';  short @127.0.53.11 long.shop.example A
echo 'BIND, a denial whose SOA says 86,400 s:'
answer @$R none.book.example A | tail -1
mkdir unbound
echo "server:
  interface: 127.0.53.13
  directory: \"$SCRATCH/unbound\"
  username: \"\"
  chroot: \"\"
  pidfile: \"\"
  use-syslog: no
  do-not-query-localhost: no
  module-config: \"iterator\"
stub-zone:
  name: shop.example
  stub-addr: 127.0.53.3
stub-zone:
  name: book.example
  stub-addr: 127.0.53.4
remote-control:
  control-enable: no" >unbound.conf
start unbound/log unbound -d -c unbound.conf
sleep 1
echo 'Unbound as it comes:';     short @127.0.53.13 long.shop.example A
answer @127.0.53.13 none.book.example A | tail -1
echo "its defaults: cache-max-ttl $(unbound-checkconf -o cache-max-ttl unbound.conf), cache-max-negative-ttl $(unbound-checkconf -o cache-max-negative-ttl unbound.conf)"

part 'Servers gone: a resolver that may serve stale answers, and one that may not'
short @127.0.53.12 brief.shop.example A
short @$R brief.shop.example A
kill "$shop_pid"
sleep 5
echo '5 s later, TTL of 3 s over, server stopped:'
echo 'with stale answers:';    answer @127.0.53.12 brief.shop.example A
echo 'without:';               answer @$R brief.shop.example A
authority 127.0.53.3 shop shop.example pair.example signed.example
sleep 1

part 'Faults and what a resolver says about them'
echo 'signed child, DS fits no key:';  answer @127.0.53.10 www.signed.example A
echo 'the same with +cd:';             answer +cd @127.0.53.10 www.signed.example A
echo 'lame, the named server says:';   answer +norecurse @127.0.53.4 www.lame.example A
echo 'lame, the resolver says:';       answer @$R www.lame.example A
echo 'lame, the resolver with +cd:';   answer +cd @$R www.lame.example A
echo 'no glue, the parent says:'
ask +norecurse +noall +comments +authority +additional @127.0.53.2 www.noglue.example A | grep -E 'flags|NS'
echo 'no glue, the resolver says:';    answer @$R www.noglue.example A
echo 'one of two servers is dead:';    answer @$R www.pair.example A
echo 'a CNAME at the apex:';           named-checkzone apex.example apex.zone || true

part 'What a Java program keeps'
java --add-exports java.base/sun.net=ALL-UNNAMED "$LAB/JavaCache.java" 2>/dev/null
