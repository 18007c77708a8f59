import json
import sys
from urllib.parse import urlsplit

for text in json.load(open(sys.argv[1], encoding="utf-8")):
    try:
        split = urlsplit(text)
        split.port  # a wrong port is noticed only here
        host = split.hostname or "no host"
    except ValueError:
        host = "refused"
    print(json.dumps(text, ensure_ascii=False).ljust(44), host)
